import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { anotar } from '../../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { evaluarDeNuevo } from '../../evaluacion/motor/evaluar-de-nuevo.ts'
import { cambiarEtapaDS } from '../cambiar-etapa-ds.ts'
import { type Declaracion, declaracionVivaDe } from '../read-model.ts'
import { igualarPersonas, porDeclarar } from './igualar-personas.ts'
import { marcarReabierta } from './repository.ts'

/** Updates the persons of an unsigned declaration and sends it back to the stages to repeat. */
async function corregir(ctx: Context, declaracion: Declaracion, prospecto: Prospecto): Promise<void> {
  const { cambiaron, otroTitular } = await igualarPersonas(ctx, declaracion, prospecto)
  // With another holder, igualarPersonas already sent it back to the start
  if (!cambiaron || otroTitular) return
  if (haLlegado(declaracion.etapa, 'preguntas')) await cambiarEtapaDS(ctx, declaracion, 'beneficiarios')
}

/** Reopens a sent declaration that lacks persons of the sale: it is filled in, signed and evaluated again. */
async function reabrir(ctx: Context, declaracion: Declaracion, prospecto: Prospecto, razones: string[]): Promise<void> {
  await igualarPersonas(ctx, declaracion, prospecto)
  await marcarReabierta(ctx.tx, declaracion.id, ctx.ahora)
  await anotar(ctx, declaracion.prospectoId, 'dsReabierta', razones.join(' y '))
  await cambiarEtapaDS(ctx, declaracion, 'beneficiarios')
}

/**
 * Applies a confirmed update to the declaration (core rules, UPD). An unsent one takes the new persons. A sent one is
 * reopened for a new person, or for another birth date or sex; otherwise only the income is evaluated again.
 */
export async function ponerAlDia(ctx: Context, prospecto: Prospecto): Promise<void> {
  const declaracion = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!declaracion) return
  if (declaracion.enviadaEn === null) return await corregir(ctx, declaracion, prospecto)
  const razones = await porDeclarar(ctx, declaracion.id, prospecto)
  if (razones.length > 0) return await reabrir(ctx, declaracion, prospecto, razones)
  await evaluarDeNuevo(ctx, declaracion)
}
