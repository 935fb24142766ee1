import { certificadoRules } from '@alerce/contract/forms/postulacion/autorizaciones'
import { applyRules } from '@alerce/contract/forms/rules'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { sha256Of } from '../../../platform/sha256.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editProspecto } from '../prospecto/policy.ts'
import { type Certificado, certificadosVigentes, existeAfp } from './read-model.ts'

/** Checked request, without the content of the document. */
export interface ValidacionPedida {
  readonly prospectoId: number
  /** RUT of the prospect on record. */
  readonly rut: string
  readonly rutEmpleador: string
  readonly afp: number
  readonly pdf: Buffer
  readonly sha256: string
  /** Earlier validation of the same document for this employer: a repeated call changes nothing. */
  readonly validado: Certificado | null
}

interface Solicitud {
  readonly prospectoId: number
  readonly rut: string
  readonly rutEmpleador?: string | null | undefined
  readonly afp?: number | null | undefined
  readonly pdf: Buffer
}

/**
 * Checks a request: only by the prospect's advisor, for the person on record, with employer and AFP, once per employer.
 */
export async function checkValidacion(ctx: Context, solicitud: Solicitud): Promise<ValidacionPedida> {
  const { pdf } = solicitud
  const { id: prospectoId, rut } = await editProspecto(ctx, solicitud.prospectoId)
  const afp = solicitud.afp ?? 0
  const [error] = applyRules(certificadoRules, { rutEmpleador: solicitud.rutEmpleador ?? '', afp: String(afp) })
  if (error) refuse(error.mensaje === m.afp.text ? m.afp : m.rutEmpleador, { campo: error.campo })
  const rutEmpleador = normalizaRut(solicitud.rutEmpleador ?? '') ?? refuse(m.rutEmpleador)
  ensure(await existeAfp(ctx.tx, afp), m.afp)
  ensure(rut !== null && rut === solicitud.rut, m.rutGuardado)
  ensure(pdf.length > 0, m.archivo)
  const sha256 = sha256Of(pdf)
  const vigentes = await certificadosVigentes(ctx.tx, prospectoId)
  const vigente = vigentes.find((one) => one.rutEmpleador === rutEmpleador) ?? null
  const validado = vigente?.sha256 === sha256 ? vigente : null
  // a certificate of a reused declaration is replaced by one of this sale
  ensure(vigente === null || validado !== null || vigente.reutilizado, m.yaValidado)
  return { prospectoId, rut, rutEmpleador, afp, pdf, sha256, validado }
}
