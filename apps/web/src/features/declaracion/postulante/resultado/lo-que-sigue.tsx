import type { SeguimientoDeDS } from '../queries.ts'
import { Antecedentes } from './antecedentes.tsx'
import { Contrato } from './contrato.tsx'
import { Mandato } from './mandato.tsx'
import { Renta } from './renta.tsx'
import { Restringida } from './restringida.tsx'

/** What a situation asks of the applicant, or shows beside its words. */
export function LoQueSigue({ data }: { readonly data: SeguimientoDeDS }) {
  const { situacion, decidido } = data
  if (situacion === 'rentaInsuficiente') return <Renta data={data} />
  if (situacion === 'restringida') return <Restringida data={data} />
  if (situacion === 'porFirmar') return <Contrato />
  if (situacion === 'autorizada' || situacion === 'aceptada' || situacion === 'porCorregir') return <Mandato />
  const pide = situacion === 'antecedentes' || situacion === 'antecedentesRenta'
  return pide ? <Antecedentes key={decidido} data={data} /> : null
}
