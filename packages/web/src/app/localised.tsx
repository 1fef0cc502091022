import type { ReactNode } from "react"
import { I18nProvider } from "react-aria-components"
import { useLanguage } from "../i18n/words.ts"

/** What is drawn with the component library below it speaks the page's language. */
export const Localised = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={useLanguage() === "ja" ? "ja-JP" : "en-GB"}>{children}</I18nProvider>
)
