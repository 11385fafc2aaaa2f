import { useLingui } from '@lingui/react/macro'
import { IconBrandFacebook, IconBrandTelegram, IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import classes from './Company.module.css'

/** While the page is drawn nobody knows its address: the server puts it in the place of this. */
const origin = () => (typeof location === 'undefined' ? '%ORIGIN%' : location.origin)

/**
 * Ways to send the address to others. Plain links: nothing of those places is loaded here, and none is told who looks at
 * the page.
 */
export function ShareLinks() {
  const { t } = useLingui()
  const url = `${origin()}/`
  const words = encodeURIComponent(t`My to-do list is a board game:`)
  const places = [
    { name: 'Facebook', Icon: IconBrandFacebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'WhatsApp', Icon: IconBrandWhatsapp, href: `https://wa.me/?text=${words}%20${url}` },
    { name: 'Telegram', Icon: IconBrandTelegram, href: `https://t.me/share/url?url=${url}&text=${words}` },
    { name: t`E-mail`, Icon: IconMail, href: `mailto:?subject=Questboard&body=${words}%20${url}` },
  ]
  return (
    <ul className={classes.projects} aria-label={t`Share Questboard`}>
      {places.map(({ name, Icon, href }) => (
        <li key={name}>
          <a href={href} rel="noopener">
            <Icon size={20} aria-hidden="true" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
