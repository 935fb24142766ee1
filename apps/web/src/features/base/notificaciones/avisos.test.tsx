import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveAvisosDeEquipo } from '../../../lib/avisos-de-equipo.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer, lastStays } from '../../../testing/fake-server.ts'
import { type Notificacion, notificacion, pageOf } from '../../../testing/notificaciones.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Campana } from './campana.tsx'

/** Notices that the operating system has shown. */
let shown: { readonly body: string | undefined; onclick: (() => void) | null }[] = []
let permission: NotificationPermission = 'granted'
class FakeNotification {
  static get permission() {
    return permission
  }
  static requestPermission = async () => permission
  onclick: (() => void) | null = null
  readonly body: string | undefined
  constructor(_title: string, { body }: NotificationOptions) {
    this.body = body
    shown.push(this)
  }
  close = () => undefined
}

const base = { activos: true, callados: [], desde: '21:00', hasta: '07:00' }

beforeEach(() => {
  shown = []
  permission = 'granted'
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  vi.spyOn(window, 'focus').mockReturnValue()
  vi.useFakeTimers({ now: new Date('2026-10-07T15:00:00.000Z'), toFake: ['Date'] })
  saveAvisosDeEquipo(base)
  return () => {
    vi.useRealTimers()
    saveAvisosDeEquipo({ ...base, activos: false })
  }
})

/** The first reading has one; the second, later, these. */
async function arrive(...news: Notificacion[]): Promise<void> {
  fakeServer({ obtenerNotificaciones: lastStays(pageOf([notificacion(1)]), pageOf([...news, notificacion(1)])) })
  renderScreen(<Campana />, { at: '/home' })
  await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' })
  await queryClient.invalidateQueries({ queryKey: ['obtenerNotificaciones'] })
  await screen.findByRole('button', { name: `Notificaciones, ${news.length + 1} sin leer` })
}
const texts = () => shown.map(({ body }) => body)

describe('notices of the operating system', () => {
  test('show what arrives while the page is out of sight, with the text alone; a press opens the bell', async () => {
    await arrive(notificacion(3), notificacion(2, { tipo: 'cita' }))
    expect(texts()).toEqual(['Aviso 3', 'Aviso 2'])
    shown[0]?.onclick?.()
    expect(await screen.findByRole('region', { name: 'Notificaciones' })).toBeVisible()
  })

  test.each([
    ['the page is in sight', () => vi.spyOn(document, 'hasFocus').mockReturnValue(true)],
    ['they are off', () => saveAvisosDeEquipo({ ...base, activos: false })],
    ['their class is off', () => saveAvisosDeEquipo({ ...base, callados: ['resultado'] })],
    ['it is a quiet hour', () => saveAvisosDeEquipo({ ...base, desde: '11:00', hasta: '13:00' })],
    ['the browser blocks them', () => (permission = 'denied')],
    ['the browser has none', () => vi.stubGlobal('isSecureContext', false)],
  ])('show nothing when %s', async (_why, given) => {
    given()
    await arrive(notificacion(2))
    expect(texts()).toEqual([])
  })

  test('that a phone’s browser has and refuses to show leave the bell alone, and count as none from then on', async () => {
    const refuses = class extends FakeNotification {
      constructor(title: string, options: NotificationOptions) {
        super(title, options)
        throw new TypeError('Illegal constructor')
      }
    }
    vi.stubGlobal('Notification', refuses)
    await arrive(notificacion(2))
    await userEvent.click(screen.getByRole('button', { name: 'Notificaciones, 2 sin leer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos en este equipo' }))
    expect(await screen.findByText('Este navegador no muestra avisos.')).toBeVisible()
  })

  test('are chosen by class and hour from the bell, and each choice holds at once', async () => {
    saveAvisosDeEquipo({ ...base, activos: false })
    fakeServer({ obtenerNotificaciones: pageOf([]) })
    renderScreen(<Campana />, { at: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: 'Notificaciones' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos en este equipo' }))
    expect(screen.queryByRole('checkbox', { name: 'Citas' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Avisar cuando no miro esta ventana' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Citas' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Desde' }), '18:00')
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('alerce-avisos') ?? '')).toEqual({
        activos: true,
        callados: ['cita'],
        desde: '18:00',
        hasta: '07:00',
      }),
    )
    // A class of other desks is not offered
    expect(screen.queryByRole('checkbox', { name: 'Textos por aprobar' })).toBeNull()
  })

  test('say how to allow them where the browser blocks them', async () => {
    permission = 'denied'
    saveAvisosDeEquipo({ ...base, activos: false })
    fakeServer({ obtenerNotificaciones: pageOf([]) })
    renderScreen(<Campana />, { at: '/home' })
    await userEvent.click(await screen.findByRole('button', { name: 'Notificaciones' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos en este equipo' }))
    expect(screen.getByText(/^El navegador bloquea los avisos de este sitio/)).toBeVisible()
  })
})
