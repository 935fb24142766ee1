import { expect, type Page } from '@playwright/test'
import type { DemoCall } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { routes } from '../../packages/contract/routes.ts'

/** Calls by name in the session of a page, to set up a journey; throws on any refusal. */
export async function callsOf(page: Page): Promise<DemoCall> {
  // A blank page uses the server of its journey
  const origin = page.url() === 'about:blank' ? '' : new URL(page.url()).origin
  const session = await page.request.get(origin + routes.sesionActual.path)
  const headers = { 'x-csrf-token': (await session.json()).data.csrf }
  return async (name, data) => {
    const { method, path } = routes[name]
    const fields = new Map(Object.entries(data ?? {}))
    const url = origin + path.replace(/\{(\w+)\}/, (_all, field) => String(fields.get(field)))
    const answer = await page.request.fetch(url, { method, headers, ...(method === 'GET' ? {} : { data }) })
    const body = await answer.json()
    if (!answer.ok() || body.data?.codigoError || body.CodError) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return 'Valor' in body ? body.Valor : body.data
  }
}

/** Contraloría answers a case; waits until the answer is final. */
export async function answered(
  contraloria: Page,
  name: 'responderEvaluacionFinanciera' | 'responderEvaluacionMedica',
  data: { readonly identificador: number } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const calls = await callsOf(contraloria)
  await calls(name, data as never)
  const isHeld = async () => (await calls('situacionDeCaso', { identificador: data.identificador })).retenida !== null
  await expect.poll(isHeld).toBe(false)
}
