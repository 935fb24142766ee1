import { certificadoRules } from '@alerce/contract/forms/postulacion/certificado'
import { applyRules } from '@alerce/contract/forms/rules'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { Input } from '@alerce/contract/operation'
import type { validarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { huellaDe } from '../../base/archivos/calcular-huella.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { type Certificado, certificadosVigentes, existeAfp } from './read-model.ts'

/** What is asked, checked: everything but what the document says. */
export interface Pedido {
  readonly prospectoId: number
  /** Of the prospect on record. */
  readonly rut: string
  readonly rutEmpleador: string
  readonly afp: number
  readonly pdf: Buffer
  readonly sha256: string
  /** The same document was validated for this employer before: asking again changes nothing. */
  readonly validado: Certificado | null
}

/** Only the prospect's advisor asks, for the person on record, with employer and AFP, once an employer. */
export async function revisarPedido(ctx: Context, input: Input<typeof validarDocumentoRenta>): Promise<Pedido> {
  const { id: prospectoId, rut } = await editarProspecto(ctx, input.ProspectoID)
  const afp = input.PDA_CORREL ?? 0
  const [error] = applyRules(certificadoRules, { rutEmpleador: input.RutEmpleador ?? '', afp: String(afp) })
  if (error) refuse(error.mensaje === m.afp.text ? m.afp : m.rutEmpleador, { campo: error.campo })
  const rutEmpleador = normalizaRut(input.RutEmpleador ?? '') ?? refuse(m.rutEmpleador)
  ensure(await existeAfp(ctx.tx, afp), m.afp)
  ensure(rut !== null && rut === input.Rut, m.rutGuardado)
  ensure(input.Base64 !== '', m.archivo)
  const pdf = Buffer.from(input.Base64, 'base64')
  const sha256 = huellaDe(pdf)
  const vigentes = await certificadosVigentes(ctx.tx, prospectoId)
  const validado = vigentes.find((one) => one.rutEmpleador === rutEmpleador) ?? null
  ensure(validado === null || validado.sha256 === sha256, m.yaValidado)
  return { prospectoId, rut, rutEmpleador, afp, pdf, sha256, validado }
}
