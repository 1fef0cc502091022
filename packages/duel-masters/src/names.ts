/** A name without what people write differently: width of letters, spaces, dots, hyphens, brackets, marks of exclamation stay. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/[\s·・‧•=＝《》「」『』"“”'’‘`♪]/gu, "")
    .replace(/[<〈]/gu, "<")
    .replace(/[>〉]/gu, ">")
    .replace(/[〜～]/gu, "~")
    .replace(/[‐–—―−]/gu, "-")
    .toLowerCase()
