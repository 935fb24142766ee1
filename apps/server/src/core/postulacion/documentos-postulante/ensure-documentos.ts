import { documentosPostulanteMessages as m, textoDeFaltante } from '@alerce/contract/messages/postulacion/documentos'
import { cajasDe } from '@alerce/domain/postulacion/cajas'
import { documentosQueFaltan } from '@alerce/domain/postulacion/obligatorios'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { certificadosVigentes } from '../certificado/read-model.ts'
import { empleadoresDe } from '../prospecto/read-model.ts'
import { documentosDe, pedidosAlProspecto, sinRut } from './read-model.ts'

/**
 * Refuses (422) to go on, or confirm a plan, until every required document is there and valid (spec 2 §5); lists the
 * missing ones.
 */
export async function ensureDocumentos({ tx, hoy }: Pick<Context, 'tx' | 'hoy'>, prospectoId: number): Promise<void> {
  const empleadores = await empleadoresDe(tx, prospectoId)
  const tipos = empleadores.map(({ tipoTrabajador }) => tipoTrabajador)
  const pedidos = await pedidosAlProspecto(tx, prospectoId, tipos, hoy)
  const faltan = documentosQueFaltan(cajasDe(pedidos), empleadores, {
    respondidos: (await documentosDe(tx, prospectoId)).map(({ pedidoId }) => pedidoId),
    certificados: (await certificadosVigentes(tx, prospectoId)).map(({ rutEmpleador }) => rutEmpleador),
    sinRut: await sinRut(tx, prospectoId),
  })
  const errores = faltan.map((one) => ({ campo: one.caja.tipo, mensaje: textoDeFaltante(one) }))
  ensure(errores.length === 0, m.obligatorios, { errores })
}
