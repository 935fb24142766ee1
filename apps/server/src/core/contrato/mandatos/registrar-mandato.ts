import { reglaReferencia } from '@alerce/contract/forms/mesa/mesa'
import { common } from '@alerce/contract/messages/common'
import { mesaMessages as m } from '@alerce/contract/messages/mesa/mesa'
import { registrarMandato } from '@alerce/contract/operations/contrato/mandato'
import { firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { issueForMandato } from '../documentos/issue-for-mandato.ts'
import { casoDelMandato } from './caso-del-mandato.ts'
import { ensureNoMandato } from './ensure-no-mandato.ts'
import { algunoPagaConMandato } from './read-model.ts'
import { insertMandato } from './repository.ts'

const campo = 'declaracionSaludId'

/** The reference is kept, and told nowhere else. */
export const registrarMandatoUseCase = useCase(registrarMandato, async ({ declaracionSaludId, referencia }, ctx) => {
  const mensaje = reglaReferencia(referencia)
  ensure(mensaje === null, common.invalid, { errores: mensaje ? [{ campo: 'referencia', mensaje }] : [] })
  const { id } = await casoDelMandato(ctx, declaracionSaludId)
  ensure((await declaracionVivaDe(ctx.tx, id))?.id === declaracionSaludId, m.casoSinDS, { campo })
  ensure(await algunoPagaConMandato(ctx, id), m.mandatoNoCorresponde, { campo })
  const otorgado = { otorgadoPor: firma(ctx.actor), otorgadoEn: ctx.ahora }
  const nuevo = { declaracionId: declaracionSaludId, referencia, ...otorgado }
  await ensureNoMandato(ctx, declaracionSaludId, campo)
  if ((await insertMandato(ctx.tx, { ...nuevo, origen: 'mesa' })) === null) refuse(m.mandatoNoGuardado)
  await issueForMandato(ctx, declaracionSaludId)
  await note(ctx, id, 'mandatoRegistrado')
  return 'ok' as const
})
