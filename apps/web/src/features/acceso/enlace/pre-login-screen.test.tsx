import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { sessionQuery } from '../../../lib/session/session.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { asesora, renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { PreLoginScreen } from './pre-login-screen.tsx'

const DENIED = 'Acceso DENEGADO, consulte al administrador.'
const LINK = '?identificadorAsesor=aa+bb&identificadorJefe=cc%2Bdd'
const nobody = new Refused(401, 'x')

function open(
  answers: Answers = {},
  { query = LINK, session = null }: { query?: string; session?: object | null } = {},
) {
  const received = fakeServer({
    validarAsesorJefe: { identificador: 7, rut: '', nombres: '', apellidoPaterno: '', esJefe: true, enlaceId: 1 },
    sesionActual: supervisor,
    registroAcceso: { codError: 0, valor: 'OK', descError: '' },
    ...answers,
  })
  const { router } = renderScreen(<PreLoginScreen />, { at: `/preLogin${query}`, session })
  queryClient.setQueryData(['obtenerProspectos'], ['de otra persona'])
  return { received, router, names: () => received.map(({ name }) => name) }
}

test('the link is read with its blanks as +, leaves the address, and opens the portfolio', async () => {
  const { received, router, names } = open()
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(router.state.location.search).toBe('')
  expect(names()).toEqual(['validarAsesorJefe', 'sesionActual'])
  expect(received[0]?.payload).toEqual({ identificadorAsesor: 'aa+bb', identificadorJefe: 'cc+dd' })
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.asesor?.nombre).toBe('Camila Rojas')
})

test('a session of another person in this browser is replaced, and its cached data deleted', async () => {
  const { router } = open({}, { session: asesora })
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.roles).toEqual(['supervisor'])
  expect(queryClient.getQueryData(['obtenerProspectos'])).toBeUndefined()
})

test.each([
  ['refused', new Refused(403, DENIED)],
  ['no answer', UNREACHABLE],
  ['too many tries', new Refused(429, 'Demasiados intentos.')],
])('a link that fails (%s) is denied, in one and the same words', async (_what, validarAsesorJefe) => {
  open({ validarAsesorJefe, sesionActual: nobody })
  expect(await screen.findByRole('heading', { name: DENIED })).toBeVisible()
})

test.each([['?identificadorAsesor=aa'], ['?identificadorJefe=cc'], ['']])(
  'a link without both identifiers (%s) is denied without asking',
  async (query) => {
    const { names } = open({ sesionActual: nobody }, { query })
    expect(await screen.findByRole('heading', { name: DENIED })).toBeVisible()
    expect(names()).not.toContain('validarAsesorJefe')
  },
)

test('a denied link clears the session that was open here', async () => {
  const { received } = open({ validarAsesorJefe: new Refused(403, DENIED) }, { session: asesora })
  expect(await screen.findByRole('heading', { name: DENIED })).toBeVisible()
  expect(received.at(-1)).toMatchObject({ name: 'registroAcceso', payload: { rutejecutivo: asesora.rut, tipo: 'S' } })
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(queryClient.getQueryData(['obtenerProspectos'])).toBeUndefined()
})
