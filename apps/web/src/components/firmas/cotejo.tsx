import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import type { PapelFirmado } from '../../lib/adjuntos/firmados.ts'
import { Notice } from '../feedback/notice.tsx'

interface CotejoProps {
  readonly firmado: NonNullable<PapelFirmado['firmado']>
  /** The reader has to compare it. */
  readonly compara?: true
}

/** Whether what came signed is known to be the issued paper; where it is not, as of most scans, who compares it. */
export function Cotejo({ firmado, compara }: CotejoProps) {
  if (compara && !firmado.coincide) return <Notice>{firmadosMessages.sinComprobar.text}</Notice>
  return <small>{(firmado.coincide ? firmadosMessages.coincide : firmadosMessages.loCompara).text}</small>
}
