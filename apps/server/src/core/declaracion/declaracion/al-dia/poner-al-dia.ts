import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { anotar } from '../../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { evaluarDeNuevo } from '../../evaluacion/motor/evaluar-de-nuevo.ts'
import { cambiarEtapaDS } from '../cambiar-etapa-ds.ts'
import { type Declaracion, declaracionVivaDe } from '../read-model.ts'
import { igualarPersonas, porDeclarar } from './igualar-personas.ts'
import { marcarReabierta } from './repository.ts'

/** Before it is signed it says who is in the sale now, and is gone through again from there. */
async function corregir(ctx: Context, declaracion: Declaracion, prospecto: Prospecto): Promise<void> {
  const { cambiaron, otroTitular } = await igualarPersonas(ctx, declaracion, prospecto)
  // of another person it begins again
  if (!cambiaron || otroTitular) return
  if (haLlegado(declaracion.etapa, 'preguntas')) await cambiarEtapaDS(ctx, declaracion, 'beneficiarios')
}

/** It does not speak of who is in the sale now: with them in it, it is filled in, signed and judged again. */
async function reabrir(ctx: Context, declaracion: Declaracion, prospecto: Prospecto, razones: string[]): Promise<void> {
  await igualarPersonas(ctx, declaracion, prospecto)
  await marcarReabierta(ctx.tx, declaracion.id, ctx.ahora)
  await anotar(ctx, declaracion.prospectoId, 'dsReabierta', razones.join(' y '))
  await cambiarEtapaDS(ctx, declaracion, 'beneficiarios')
}

/**
 * What a confirmed update makes of the declaration (core rules, UPD): one that was not sent takes the persons as they
 * are; one that was is opened again by whom it does not know, or knows by another birth date or sex, and else, whoever
 * left, the income is tested again, what was said of their health as it was.
 */
export async function ponerAlDia(ctx: Context, prospecto: Prospecto): Promise<void> {
  const declaracion = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!declaracion) return
  if (declaracion.enviadaEn === null) return await corregir(ctx, declaracion, prospecto)
  const razones = await porDeclarar(ctx, declaracion.id, prospecto)
  if (razones.length > 0) return await reabrir(ctx, declaracion, prospecto, razones)
  await evaluarDeNuevo(ctx, declaracion)
}
