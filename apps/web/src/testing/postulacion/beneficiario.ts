import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { leidoDe } from '@alerce/contract/testing/leido'
import type { ReplyOf } from '../../lib/api/call.ts'

type Beneficiario = ReplyOf<'obtenerBeneficiarios'>[number]

/** The spouse of the holder. */
export const conyuge: Beneficiario = {
  beneficiarioId: 5,
  ...leidoDe(beneficiario, { fechaNacimiento: '1990/05/10', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 1 }),
}
