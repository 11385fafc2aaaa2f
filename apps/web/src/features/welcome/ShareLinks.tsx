import { useLingui } from '@lingui/react/macro'
import { IconBrandFacebook, IconBrandTelegram, IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import classes from './Families.module.css'

/** A placeholder for the address of the page, which is unknown when it is prerendered. The server replaces it. */
const origin = () => (typeof location === 'undefined' ? '%ORIGIN%' : location.origin)

/**
 * Links that share the address. They are plain links: nothing is loaded from those sites, and they do not learn about
 * the visit.
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
    <ul className={classes.places} aria-label={t`Share Questboard`}>
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
