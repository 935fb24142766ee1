import { operations } from '@alerce/contract/operations'
import { act, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { goTo } from '../lib/routes.ts'
import { sessionQuery } from '../lib/session/session.ts'
import { carteraLeida } from '../testing/cartera-leida.ts'
import { type Answers, fakeServer, Refused } from '../testing/fake-server.ts'
import { asesora, renderRouter, supervisor } from '../testing/render-screen.tsx'
import { ventaDe } from '../testing/venta.ts'
import { dashboardRoutes } from './dashboard-routes.tsx'

const RESERVED = 'Información de salud reservada'
const LINK = 'Acceso de solo lectura: entró con un enlace de supervisor.'
const readers = {
  supervisor,
  jefatura: { ...asesora, roles: ['jefatura' as const] },
}

/** Refuses unknown calls with 403 and records them as asked. */
const refusing = (answers: Answers): Answers =>
  new Proxy(answers, {
    has: () => true,
    get: (known, name) => Reflect.get(known, name) ?? new Refused(403, 'Su perfil no permite esta acción.'),
  })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T13:12:00Z') })
  return () => vi.useRealTimers()
})

async function visit(name: Parameters<typeof goTo>[0], role: keyof typeof readers, answers: Answers = {}) {
  const received = fakeServer(refusing({ ...carteraLeida(), ...answers }))
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, readers[role])
  const at = goTo(name, { prospectoId: 12, identificador: 20_001 })
  const router = createMemoryRouter(dashboardRoutes, { initialEntries: [at] })
  renderRouter(router)
  await screen.findByRole('heading', { level: 1 })
  // long enough for the calls after the first answers, and for drafts to be saved
  await act(() => vi.advanceTimersByTimeAsync(2000))
  return received.map((call) => call.name)
}

/** Names of the read operations open to a role. */
const readsOf = (role: keyof typeof readers) =>
  operations
    .filter(({ effect, access }) => effect === 'read' && access !== 'publica' && access.some((one) => one === role))
    .map(({ name }) => name as string)

const open = [
  'home',
  'agenda',
  'statistics',
  'tablaDatos',
  'addProspect',
  'timeline',
  'postulantData',
  'postulantDatanew',
  'postulantDocumentos',
  'prospectBeneficiaries',
  'preferences',
  'resumenPlan',
  'documentos',
  'resumenCotizacion',
  'documentsPreview',
] as const

const reserved = [
  'postulantBackground',
  'postulantBeneficiaries',
  'postulantDs',
  'postulantSummary',
  'enviarDs',
  'resultadoDs',
] as const

describe.each(['supervisor', 'jefatura'] as const)('%s', (role) => {
  test.each(open)('%s opens with nothing asked that would be refused, written or kept', async (name) => {
    const asked = await visit(name, role)
    expect(asked.filter((call) => !readsOf(role).includes(call))).toEqual([])
    expect(asked).not.toContain('obtenerBorrador')
    expect(screen.queryByText('Su perfil no permite esta acción.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('preliminarPlan opens a quote under way to read', async () => {
    const asked = await visit('preliminarPlan', role, { obtenerVenta: ventaDe() })
    expect(await screen.findByRole('heading', { name: 'Plan Preliminar' })).toBeVisible()
    expect(asked.filter((call) => !readsOf(role).includes(call))).toEqual([])
  })

  test.each(reserved)('%s reads no health data without permission, in the frame of the sale', async (name) => {
    const asked = await visit(name, role)
    expect(screen.getByRole('heading', { name: RESERVED })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Venta' })).toHaveTextContent('FELIPE CONTRERAS MUÑOZ')
    expect(asked.filter((call) => !readsOf(role).includes(call))).toEqual([])
  })
})

describe('acts that write are disabled, with a reason', () => {
  test.each([
    ['home', 'Agregar nuevo prospecto'],
    ['agenda', 'Nueva cita'],
    ['addProspect', 'Guardar Prospecto'],
    ['postulantData', 'Guardar Antecedentes'],
    ['prospectBeneficiaries', 'Guardar Beneficiarios'],
    ['documentos', 'Continuar'],
    ['documentsPreview', 'Enviar por correo'],
  ] as const)('%s: %s', async (name, button) => {
    await visit(name, 'supervisor')
    expect(screen.getByRole('button', { name: button })).toHaveAccessibleDescription(LINK)
  })
})

test('a supervisor by link sees the owner of the portfolio', async () => {
  await visit('home', 'supervisor')
  expect(screen.getByText('Cartera de Camila Rojas')).toBeVisible()
})
