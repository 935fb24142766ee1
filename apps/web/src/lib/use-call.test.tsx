import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from '../testing/acts/user-event.ts'
import { fakeServer, inTurn, Refused } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import type { CallName } from './api/call.ts'
import { refreshAfter } from './refresh.ts'
import { useRead, useWrite } from './use-call.ts'
import { useIds } from './use-ids.ts'

function Subject() {
  const { prospectoId } = useIds()
  const etapa = useRead('obtenerEtapaProspecto', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })
  const save = useWrite('guardarEtapaProspecto')
  const press = () => save.mutateAsync({ prospectoId: prospectoId ?? 0, etapa: 'cotizacionFinalizada' })
  return (
    <>
      <p>etapa: {etapa.data?.etapa ?? 'ninguna'}</p>
      <button type="button" onClick={() => void press().catch(() => undefined)}>
        guardar
      </button>
    </>
  )
}

test('a write makes the reads that it changes read again', async () => {
  fakeServer({
    obtenerEtapaProspecto: inTurn({ etapa: 'prospecto' }, { etapa: 'cotizacionFinalizada' }),
    guardarEtapaProspecto: { etapa: 'cotizacionFinalizada' },
  })
  renderScreen(<Subject />, { at: '/x?prospectoId=12' })
  expect(await screen.findByText('etapa: prospecto')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'guardar' }))
  expect(await screen.findByText('etapa: cotizacionFinalizada')).toBeVisible()
})

test('after a refusal because of another change, the record is refetched', async () => {
  fakeServer({
    obtenerEtapaProspecto: inTurn({ etapa: 'prospecto' }, { etapa: 'cotizacionFinalizada' }),
    guardarEtapaProspecto: new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.'),
  })
  renderScreen(<Subject />, { at: '/x?prospectoId=12' })
  expect(await screen.findByText('etapa: prospecto')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'guardar' }))
  expect(await screen.findByText('etapa: cotizacionFinalizada')).toBeVisible()
})

test.each(['/x', '/x?prospectoId=', '/x?prospectoId=abc', '/x?prospectoId=-1', '/x?prospectoId=1.5'])(
  'without an id nothing is read: %s',
  (at) => {
    const received = fakeServer({})
    renderScreen(<Subject />, { at })
    expect(screen.getByText('etapa: ninguna')).toBeVisible()
    expect(received).toEqual([])
  },
)

const names = ['obtenerBeneficiarios', 'obtenerVenta', 'obtenerDatosProspecto', 'regiones'] as const

/** Readings of some calls, all on screen but the last; reports which were refetched, and which are stale. */
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
    ['guardarBeneficiarios', ['obtenerBeneficiarios', 'obtenerVenta', 'obtenerDatosProspecto']],
    ['guardarEtapa', ['obtenerVenta']],
    ['ingresarProspecto', ['obtenerVenta', 'obtenerDatosProspecto']],
    ['guardarBorrador', []],
    ['obtenerVenta', []],
  ])('%s: the readings of its subjects are repeated: %j', async (name, expected) => {
    const { client, asked } = readings(names, 'afps')
    await refreshAfter(client, name)
    expect(asked).toEqual(expected)
  })

  test('readings off screen are not refetched, but marked stale', async () => {
    const { client, asked, stale } = readings(['regiones'], 'obtenerBeneficiarios')
    await refreshAfter(client, 'guardarEtapaProspecto', 'guardarBeneficiarios')
    expect(asked).toEqual([])
    expect(stale()).toBe(true)
  })

  test('readings of other subjects stay unchanged', async () => {
    const { client, stale } = readings([], 'regiones')
    await refreshAfter(client, 'guardarBeneficiarios')
    expect(stale()).toBe(false)
  })
})
