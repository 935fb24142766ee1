import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeEvents } from '../testing/fake-events.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import type { CallName } from './api/call.ts'
import { useLive } from './events.ts'
import { refreshAfter } from './refresh.ts'
import { useRead } from './use-call.ts'

const names = ['obtenerBeneficiarios', 'obtenerVenta', 'obtenerDatosProspecto', 'regiones'] as const

/** Readings of some calls, all on screen but the last; which of them were asked for again, and which no longer hold. */
function readings(shown: readonly CallName[], kept: CallName) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asked: CallName[] = []
  for (const name of [...shown, kept]) client.setQueryData([name, {}], name)
  for (const name of shown) {
    const queryFn = () => {
      asked.push(name)
      return name
    }
    new QueryObserver(client, { queryKey: [name, {}], queryFn }).subscribe(() => undefined)
  }
  const stale = () => client.getQueryState([kept, {}])?.isInvalidated
  return { client, asked, stale }
}

describe('after a call went well', () => {
  test.each<[CallName, CallName[]]>([
    ['guardarBeneficiarios', ['obtenerBeneficiarios', 'obtenerVenta']],
    ['guardarEtapa', ['obtenerVenta']],
    ['ingresarProspecto', ['obtenerVenta', 'obtenerDatosProspecto']],
    ['guardarBorrador', []],
    ['obtenerVenta', []],
  ])('%s: what shows what it changes is asked again: %j', async (name, expected) => {
    const { client, asked } = readings(names, 'afps')
    await refreshAfter(client, name)
    expect(asked).toEqual(expected)
  })

  test('what is not on screen is not asked again, but holds no longer', async () => {
    const { client, asked, stale } = readings(['regiones'], 'obtenerBeneficiarios')
    await refreshAfter(client, 'guardarEtapaProspecto', 'guardarBeneficiarios')
    expect(asked).toEqual([])
    expect(stale()).toBe(true)
  })

  test('what shows none of it stays as it is', async () => {
    const { client, stale } = readings([], 'obtenerDatosProspecto')
    await refreshAfter(client, 'guardarBeneficiarios')
    expect(stale()).toBe(false)
  })
})

function Etapa({ prospectoId }: { readonly prospectoId: number }) {
  const { data } = useRead('obtenerEtapaProspecto', { prospectoId })
  useLive('obtenerEtapaProspecto', { payload: { prospectoId }, prospectos: [prospectoId] })
  return <p>{data?.etapa}</p>
}

describe('told by the server', () => {
  test('of this prospect, or that something was missed, it is read again; of another it is not', async () => {
    const server = fakeEvents()
    const received = fakeServer({ obtenerEtapaProspecto: () => ({ etapa: `lectura ${received.length}` }) })
    renderScreen(<Etapa prospectoId={12} />)
    expect(await screen.findByText('lectura 1')).toBeVisible()
    server.tell('prospecto', { prospectoId: 13 })
    server.tell('agenda', null)
    server.tell('prospecto', { prospectoId: 12 })
    expect(await screen.findByText('lectura 2')).toBeVisible()
    server.tell('resync', null)
    expect(await screen.findByText('lectura 3')).toBeVisible()
    expect(received).toHaveLength(3)
  })
})
