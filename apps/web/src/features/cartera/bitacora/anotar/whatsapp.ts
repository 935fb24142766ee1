import { telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'

/** Address that opens a conversation with this text written, not sent. */
export const enlaceDeWhatsapp = (telefono: string, texto: string): string =>
  `https://wa.me/${telefonoConPrefijo(telefono).replace('+', '')}?text=${encodeURIComponent(texto)}`

/** Tab to be led to WhatsApp. It opens within the press: after a call, browsers block it. Null: blocked. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}
