import type { SituacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import type { SeguimientoDeDS } from '../queries.ts'
import { Antecedentes } from './antecedentes.tsx'
import { Contrato, ContratoFirmado } from './contrato.tsx'
import { Mandato } from './mandato.tsx'
import { Renta } from './renta.tsx'
import { Restringida } from './restringida.tsx'

/** They signed their contract: its papers stand there, the letter of the result among them. */
export const FIRMADAS: readonly SituacionDelPostulante[] = ['firmadaSola', 'firmada', 'suscrita']

/** What a situation asks of the applicant, or shows beside its words. */
export function LoQueSigue({ data }: { readonly data: SeguimientoDeDS }) {
  const { situacion, decidido } = data
  if (situacion === 'rentaInsuficiente') return <Renta data={data} />
  if (situacion === 'restringida') return <Restringida data={data} />
  if (situacion === 'porFirmar') return <Contrato />
  if (FIRMADAS.includes(situacion)) return <ContratoFirmado conCarta={data.conCarta} />
  if (situacion === 'autorizada' || situacion === 'aceptada' || situacion === 'porCorregir') return <Mandato />
  const pide = situacion === 'antecedentes' || situacion === 'antecedentesRenta'
  return pide ? <Antecedentes key={decidido} data={data} /> : null
}
