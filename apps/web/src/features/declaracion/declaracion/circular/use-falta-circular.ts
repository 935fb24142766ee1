import { circularMessages } from '@alerce/contract/messages/declaracion/juradas'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useCircular } from '../queries.ts'

/** Why it cannot be signed yet: the circular of the spouse is not accepted, or not known yet; null: it can. */
export function useFaltaCircular({ identificador }: Declaracion): string | null {
  const { data } = useCircular(identificador)
  return data && (data.circular === null || data.firma) ? null : circularMessages.pendiente.text
}
