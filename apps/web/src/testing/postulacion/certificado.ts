import { pesos } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../../lib/api/call.ts'

type Certificado = ReplyOf<'obtenerCertificados'>[number]

/** A certificate of contributions that is valid, of the employer of `datosDe`. */
export const certificadoDe = (changes: Partial<Certificado> = {}): Certificado => ({
  certificadoId: 5,
  rutEmpleador: '76418230-8',
  afp: 33,
  rentaPromedio: pesos(1_500_000),
  meses: 3,
  emitido: '01-10-2026',
  ...changes,
})
