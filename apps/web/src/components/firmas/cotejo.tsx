import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import type { PapelFirmado } from '../../lib/adjuntos/firmados.ts'
import { Notice } from '../feedback/notice.tsx'

interface CotejoProps {
  readonly firmado: NonNullable<PapelFirmado['firmado']>
  /** The reader has to compare it. */
  readonly compara?: true
}

/** Result of comparing a signed file with the issued paper; most scans need a comparison by a person. */
export function Cotejo({ firmado, compara }: CotejoProps) {
  if (compara && !firmado.coincide) return <Notice>{firmadosMessages.sinComprobar.text}</Notice>
  return <small>{(firmado.coincide ? firmadosMessages.coincide : firmadosMessages.loCompara).text}</small>
}
