import type { Locale } from '@questboard/i18n'
import type { EmailText } from './email-text.ts'

interface Page extends EmailText {
  lang: Locale
  link: string
  byHand: string
  /** Lines below the card. */
  closing: string[]
  /** A link that ends such e-mails. */
  stop?: { text: string; link: string } | undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const face = "-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif"

/** Board squares as decoration, made of colours only, so no pictures are loaded. */
const squares = ['#dde5f1', '#f7bf3c', '#dde5f1', '#49abf5', '#dde5f1', '#ee5a70', '#dde5f1', '#b48bf5']

const path = squares
  .map((colour) => `<td style="width:26px;height:18px;border-radius:6px;background:${colour};font-size:0">&nbsp;</td>`)
  .join('<td style="width:6px;font-size:0">&nbsp;</td>')

/**
 * E-mail clients support little CSS, so tables make the layout and elements have inline styles. Only the dark scheme
 * has a style sheet.
 */
export function layOut({
  lang,
  subject,
  heading,
  paragraphs,
  button,
  note,
  link,
  byHand,
  closing,
  stop,
}: Page): string {
  const address = escaped(link)
  const body = paragraphs
    .map((text) => `<p class="ink" style="margin:0 0 16px;white-space:pre-line">${escaped(text)}</p>`)
    .join('\n')
  const end = stop
    ? `<br>\n<a class="link" href="${escaped(stop.link)}" style="color:#1d56c2">${escaped(stop.text)}</a>`
    : ''
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0f1524 !important }
  .card { background: #182033 !important; border-color: #2a3652 !important }
  .ink { color: #e8edf7 !important }
  .dim { color: #a3afc7 !important }
  .link { color: #8db4ff !important }
  .rule { border-color: #2a3652 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f5fb">
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f5fb">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;font-family:${face};font-size:16px;line-height:1.5">
<tr><td class="ink" style="padding:0 8px 16px;font-size:20px;font-weight:800;color:#1b2437">Questboard</td></tr>
<tr><td class="card" style="padding:32px 28px 28px;background:#ffffff;border:1px solid #dde5f1;border-radius:20px;color:#1b2437">
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${path}</tr></table>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:800;color:#1b2437">${escaped(heading)}</h1>
${body}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:14px;background:#2468e5">
<a href="${address}" style="display:inline-block;padding:13px 26px;border-radius:14px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(button)}</a>
</td></tr></table>
<p class="dim" style="margin:0 0 20px;font-size:14px;color:#5b6680">${escaped(note)}</p>
<p class="dim rule" style="margin:0;padding:16px 0 0;border-top:1px solid #dde5f1;font-size:13px;color:#5b6680">${escaped(byHand)}<br>
<a class="link" href="${address}" style="color:#1d56c2;word-break:break-all">${address}</a></p>
</td></tr>
<tr><td class="dim" style="padding:16px 8px 0;font-size:13px;color:#5b6680">${closing.map(escaped).join('<br>\n')}${end}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`
}
