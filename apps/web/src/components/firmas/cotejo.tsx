import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import type { PapelFirmado } from '../../lib/adjuntos/firmados.ts'
import { Notice } from '../feedback/notice.tsx'

/** Whether what came signed is known to be the issued paper; where it is not, that it has to be compared. */
export function Cotejo({ firmado }: { readonly firmado: NonNullable<PapelFirmado['firmado']> }) {
  if (firmado.coincide) return <small>{firmadosMessages.coincide.text}</small>
  return <Notice>{firmadosMessages.sinComprobar.text}</Notice>
}
