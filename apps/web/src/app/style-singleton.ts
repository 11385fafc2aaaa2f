import { useEffect } from 'react'

/**
 * Replaces the package `react-style-singleton`, with which dialogs stop the page behind them from scrolling. The
 * package adds a `<style>` element, which the content security policy blocks; a constructed style sheet is allowed.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined
  let users = 0
  return function PageStyle({ styles }: { styles: string }) {
    // The first dialog measured the page before the rules applied, so its rules stay.
    // biome-ignore lint/correctness/useExhaustiveDependencies: later dialogs must not change the rules
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    }, [])
    return null
  }
}
