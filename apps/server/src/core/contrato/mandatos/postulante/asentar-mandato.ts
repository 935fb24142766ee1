import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { publish } from '../../../../avisos/repository.ts'
import { esDeSuAsesor } from '../../../../sesiones/read-model-conexion.ts'
import { firma, type Postulante } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { exigirTexto } from '../../../base/textos/exigir-publicado.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { emitirElDelMandato } from '../../documentos/emitir-el-del-mandato.ts'
import { insertarMandato } from '../repository.ts'
import { pagoDe } from './pago.ts'
import { presentarOtorgado } from './presentar-otorgado.ts'
import { registroPropio } from './proveedor.ts'
import { type Consentimiento, guardarConsentimiento } from './repository-enlace.ts'

const AGENTE = 300

interface MandatoConsentido extends Pick<Consentimiento, 'por' | 'version'> {
  readonly declaracionId: number
  readonly folio: number
  readonly postulante: Prospecto
}

/** Writes the mandate and the consent that it rests on; whoever waits for it is told. The prospect is locked. */
export async function asentarMandato(ctx: Context, consentido: MandatoConsentido) {
  const { declaracionId, folio, postulante, por, version } = consentido
  const { tx, ahora, origin } = ctx
  const pedido = await pagoDe(ctx, postulante.id)
  ensure(pedido.version === version, m.cambio)
  exigirTexto(ctx, pedido.texto)
  const actor: Postulante = { kind: 'postulante', sesion: null }
  const referencia = await registroPropio({ folio, version })
  const nuevo = { declaracionId, referencia, otorgadoPor: firma(actor), otorgadoEn: ahora }
  // the prospect is ours until the end: nobody can have set one meanwhile
  const mandatoId = (await insertarMandato(tx, { ...nuevo, origen: 'postulante' })) ?? refuse(m.saveFailed)
  const { ip } = origin
  const conexionDelAsesor = await esDeSuAsesor(tx, { declaracionId, ip, ahora })
  const evidencia = {
    ip,
    agente: origin.agente.slice(0, AGENTE),
    en: ahora,
    correo: postulante.correo,
    conexionDelAsesor,
  }
  const texto = pedido.texto.parrafos.join('\n')
  await guardarConsentimiento(tx, { mandatoId, por, version, texto, ...evidencia })
  await emitirElDelMandato(ctx, declaracionId)
  await anotar({ ...ctx, actor }, postulante.id, 'mandatoOtorgado')
  await notificar(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'mandatoOtorgado')
  await publish(tx, { tema: 'prospecto', prospectoId: postulante.id, asesorId: postulante.asesorId })
  return presentarOtorgado({ referencia, otorgado: ahora, origen: 'postulante' })
}
