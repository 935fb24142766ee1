import type { ReplyOf } from '../api/call.ts'

/** What is on record of a prospect, as its screens read it. */
export type DatosDeProspecto = ReplyOf<'obtenerDatosProspecto'>

/** One of the family group that is on record. */
export type Beneficiario = ReplyOf<'obtenerBeneficiarios'>[number]
