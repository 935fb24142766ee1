import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { anotar } from '../../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { registrarCambioDS } from '../../cotizante/registrar-cambio-ds.ts'
import { evaluarDeNuevo } from '../../evaluacion/motor/evaluar-de-nuevo.ts'
import { cambiarEtapaDS } from '../cambiar-etapa-ds.ts'
import { type Declaracion, declaracionVivaDe } from '../read-model.ts'
import { agregarPersonas, igualarPersonas } from './igualar-personas.ts'
import { marcarReabierta } from './repository.ts'

/** Before it is signed it says who is in the sale now, and is gone through again from there. */
async function corregir(ctx: Context, declaracion: Declaracion, prospecto: Prospecto): Promise<void> {
  if (!(await igualarPersonas(ctx, declaracion, prospecto))) return
  if (haLlegado(declaracion.etapa, 'preguntas')) await cambiarEtapaDS(ctx, declaracion, 'beneficiarios')
}

/** Somebody who has declared nothing is in the sale: it is filled in, signed and judged again. */
async function reabrir(ctx: Context, declaracion: Declaracion): Promise<void> {
  await marcarReabierta(ctx.tx, declaracion.id)
  await registrarCambioDS(ctx, declaracion, ['personas'])
  await anotar(ctx, declaracion.prospectoId, 'dsReabierta')
  await cambiarEtapaDS(ctx, declaracion, 'beneficiarios')
}

/**
 * What a confirmed update makes of the declaration (core rules, UPD): one that was not sent takes the persons as they
 * are; one that was is opened again by whom it does not know, and else the income is tested again, what was said of
 * their health as it was. `rentaFija`: the incomes are those that stood before, so that what a person approved of them holds.
 */
export async function ponerAlDia(ctx: Context, prospecto: Prospecto, rentaFija: boolean): Promise<void> {
  const declaracion = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!declaracion) return
  if (declaracion.enviadaEn === null) return await corregir(ctx, declaracion, prospecto)
  if (await agregarPersonas(ctx, declaracion.id, prospecto.id)) return await reabrir(ctx, declaracion)
  await evaluarDeNuevo(ctx, declaracion, rentaFija)
}
