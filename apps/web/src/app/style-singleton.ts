import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton`, with which dialogs keep the page behind them from scrolling. That
 * writes its rules into an element, which the content security policy refuses; a sheet made by a script it lets be.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined
  let users = 0
  return function PageStyle({ styles }: { styles: string }) {
    // The rules are those of the first who asks: it has measured the page before they held.
    // biome-ignore lint/correctness/useExhaustiveDependencies: later ones are not to change them.
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [])
    return null
  }
}
