import type { APIRequestContext } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import type { View } from './screens.ts'

interface Sale {
  readonly prospectoId: number
  readonly declaracionSaludId: number | null
  readonly etapaDS: string | null
  readonly pasos: readonly {
    readonly clave: View['step']
    readonly situacion: 'listo' | 'ahora' | 'sigue' | 'cerrado'
  }[]
}

/** Logs in a demo user; the context keeps the cookie. Returns the headers for calls. */
export async function login(request: APIRequestContext, usuario: string): Promise<Record<string, string>> {
  const answer = await request.post(routes.autenticarDashboard.path, { data: { usuario, clave: 'Alerce-2026' } })
  const session = await request.get(routes.sesionActual.path)
  if (!session.ok()) throw new Error(`${usuario} cannot log in: ${await answer.text()}`)
  return { 'x-csrf-token': (await session.json()).data.csrf }
}

/** Demo sales visible to this advisor, with their progress. */
export async function salesOf(
  request: APIRequestContext,
  headers: Record<string, string>,
  baseURL = '',
): Promise<Sale[]> {
  async function ask<T>(path: string, data: object): Promise<T> {
    const answer = await request.post(baseURL + path, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }
  const prospects = await ask<{ prospectoId: number }[]>(routes.obtenerProspectos.path, { limite: 100 })
  const sales: Sale[] = []
  // One after another: a burst would wait for connections on a busy machine
  for (const { prospectoId } of prospects) sales.push(await ask<Sale>(routes.obtenerVenta.path, { prospectoId }))
  return sales
}

/** Addresses of a screen for each sale at its step, then for those past it. */
export function addressesOf({ path, step }: Pick<View, 'path' | 'step'>, sales: readonly Sale[]): string[] {
  if (!step) return [path]
  const at = (situacion: string) =>
    sales.filter((sale) => sale.pasos.some((paso) => paso.clave === step && paso.situacion === situacion))
  return [...at('ahora'), ...at('listo')].map(({ prospectoId, declaracionSaludId }) => {
    const query = new URLSearchParams({ prospectoId: String(prospectoId) })
    if (declaracionSaludId !== null) query.set('identificador', String(declaracionSaludId))
    return `${path}?${query}`
  })
}

/** First of these addresses; undefined if the demo has none. */
export const addressOf = (view: Pick<View, 'path' | 'step'>, sales: readonly Sale[]): string | undefined =>
  addressesOf(view, sales)[0]
