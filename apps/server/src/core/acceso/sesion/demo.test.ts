import { routes } from '@alerce/contract/routes'
import { expect, test } from 'vitest'
import { openDesk } from '../../../testing/desk.ts'

test('outside the demo its public password lets nobody in, and the answer is that of any wrong one', async () => {
  const desk = await openDesk({ DEMO: false })
  const login = (clave: string) => desk.anyone().post(routes.autenticarDashboard.path, { usuario: 'asesora', clave })
  const [publica, otra] = [await login('Alerce-2026'), await login('otra')]
  expect(publica.body.data).toMatchObject({ codigoError: 400, descripcion: 'No se ha podido iniciar sesión.' })
  expect([publica.status, publica.body]).toEqual([otra.status, otra.body])
  await desk.close()
})
