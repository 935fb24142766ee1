import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { gif, jpg, jpgDe, pdf } from '@alerce/domain/testing/archivos'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiRefusal, ApiUnreachable, messageOf } from '../../lib/api/errors.ts'
import { sizeText } from '../../lib/files.ts'
import type { Destination, Journey } from '../../lib/intake/destination.ts'
import { useIntake } from '../../lib/intake/use-intake.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Intake } from './intake.tsx'
import { IntakeProvider } from './intake-provider.tsx'

const file = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const unreachable = () => Promise.reject(new ApiUnreachable('sin respuesta'))
const refusal = (status: number, text: string, mensaje?: string, codigo = 'prueba') =>
  new ApiRefusal({
    status,
    codigo,
    descripcion: text,
    ...(mensaje ? { errores: [{ campo: 'archivo', mensaje }] } : {}),
  })

interface Trip extends Journey {
  readonly name: string
  readonly arrive: () => void
  readonly fail: (error: unknown) => void
}

/** Destination whose files arrive when the test decides. */
function open(look: Partial<Destination> = {}) {
  const trips: Trip[] = []
  const send: Destination['send'] = ({ name }, journey) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    trips.push({ ...journey, name, arrive: resolve, fail: reject })
    return promise
  }
  const destination: Destination = {
    key: 'lugar',
    send,
    accepts: ['image/jpeg', 'image/gif', 'application/pdf'],
    words: { refused: 'No se admite.', failed: (error) => messageOf(error, 'No llegó.'), working: 'guardando' },
    ...look,
  }
  const { router } = renderScreen(
    <IntakeProvider>
      <Place destination={destination} />
    </IntakeProvider>,
    { at: '/aqui' },
  )
  return { trips, router, names: () => trips.map(({ name }) => name) }
}

function Place({ destination }: { readonly destination: Destination }) {
  const intake = useIntake(destination)
  return (
    <section>
      <Intake destination={destination} intake={intake} verb="Adjuntar" name="papeles" />
      <button type="button" onClick={() => void intake.send()}>
        Enviar
      </button>
    </section>
  )
}

const input = () => screen.getByLabelText('Adjuntar papeles')
const pick = (...files: File[]) => userEvent.upload(input(), files)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const button = (name: string) => screen.findByRole('button', { name })
const status = () => screen.getByRole('status')

describe('a chosen file', () => {
  test('leaves two at a time, in the order in which it was chosen, under a clean name', async () => {
    const { trips, names } = open()
    await pick(file(pdf(), '../uno\u202e.pdf'), file(gif(), 'dos.txt'), file(jpg(), 'tres.jpg'))
    await waitFor(() => expect(names()).toEqual(['uno.pdf', 'dos.txt.gif']))
    expect(screen.getAllByRole('progressbar')).toHaveLength(2)
    act(() => trips[0]?.onProgress(0.4))
    expect(await screen.findByText(/subiendo 40 %/)).toBeVisible()
    trips[0]?.arrive()
    await waitFor(() => expect(names()).toEqual(['uno.pdf', 'dos.txt.gif', 'tres.jpg']))
    expect(screen.queryByText('uno.pdf')).toBeNull()
    expect(status()).toHaveTextContent('Se guardó uno.pdf.')
  })

  test('is sent once, though it is dropped or chosen twice', async () => {
    const { names } = open()
    const one = file(pdf(), 'uno.pdf')
    const area = input().closest('div') as HTMLElement
    fireEvent.dragOver(area)
    expect(area).toHaveAttribute('data-over', 'true')
    fireEvent.drop(area, { dataTransfer: { files: [one] } })
    fireEvent.drop(area, { dataTransfer: { files: [one] } })
    expect(area.dataset.over).toBeUndefined()
    await pick(one)
    expect(status()).toHaveTextContent('uno.pdf ya está en la lista.')
    await waitFor(() => expect(names()).toEqual(['uno.pdf']))
  })

  test('may be ten at a time: of eleven none is taken, and nothing that was there goes', async () => {
    const { names } = open()
    await pick(file(pdf(), 'uno.pdf'))
    await pick(...Array.from({ length: 11 }, (_, i) => file(pdf(), `${i}.pdf`)))
    expect(await screen.findByRole('alert')).toHaveTextContent('Puede agregar hasta 10 archivos a la vez.')
    await waitFor(() => expect(names()).toEqual(['uno.pdf']))
  })
})

describe('a rejected file', () => {
  test.each([
    [
      'a PNG',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      'Es una imagen PNG. Conviértala a JPG.',
      'Convertir a JPG',
    ],
    ['a JPG that is too big', jpgDe(2_097_153), 'El archivo pesa más de 2 MB.', 'Reducir la imagen'],
    ['a JPG of 60.000 × 60.000 dots', jpg({ medidas: '\xea\x60\xea\x60' }), 'mide demasiado para abrirla', null],
    ['a PDF that is cut', pdf().subarray(0, 99), 'El archivo está incompleto: le falta el final.', null],
    ['an empty file', new Uint8Array(), 'El archivo está vacío', null],
  ])('%s: the words of the place, then why, and the repair; the rest goes on', async (_title, bytes, why, fix) => {
    const { names } = open()
    await pick(file(bytes, 'mala.pdf'), file(jpg(), 'buena.jpg'))
    expect(await screen.findByText(new RegExp(why.replaceAll('.', '\\.')))).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('No se admite.')
    const repair = screen.queryByRole('button', { name: /^(Convertir|Reducir)/ })
    expect(repair?.getAttribute('aria-label') ?? null).toBe(fix && `${fix} mala.pdf`)
    await waitFor(() => expect(names()).toEqual(['buena.jpg']))
    // choosing more keeps it
    await pick(file(gif(), 'otra.gif'))
    await waitFor(() => expect(names()).toEqual(['buena.jpg', 'otra.gif']))
    await press('Descartar mala.pdf')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(status()).toHaveTextContent('Se quitó mala.pdf de la lista.')
  })

  test('an image that this browser cannot open is said, and stays', async () => {
    open()
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('no image')))
    await pick(file(jpgDe(2_100_000), 'grande.jpg'))
    await userEvent.click(await button('Reducir la imagen grande.jpg'))
    expect(await screen.findByText(/El navegador no pudo abrir la imagen/)).toBeVisible()
  })

  test('in a place for PDF only, a picture has no conversion to JPG', async () => {
    open({ accepts: ['application/pdf'], single: true })
    await pick(file(jpg(), 'foto.pdf'))
    expect(await screen.findByText(/No es un PDF\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Convertir|Reducir)/ })).toBeNull()
    expect(screen.queryByLabelText(/^Tomar foto/)).toBeNull()
  })

  test('by the server stands at the file, with the words above', async () => {
    const { trips } = open()
    await pick(file(pdf(), 'uno.pdf'))
    await waitFor(() => expect(trips).toHaveLength(1))
    trips[0]?.fail(refusal(400, 'No se admite.', 'El archivo está dañado.', archivoInvalido.code))
    expect(await screen.findByText(/El archivo está dañado\./)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('No se admite.')
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull()
  })

  test('by the server for another reason than its content, shows the error at the file only', async () => {
    const { trips } = open()
    await pick(file(pdf(), 'uno.pdf'))
    await waitFor(() => expect(trips).toHaveLength(1))
    trips[0]?.fail(refusal(422, 'Repetido.', 'Ese archivo ya se adjuntó en otro documento.'))
    expect(await screen.findByText(/ya se adjuntó en otro documento\./)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('on its way', () => {
  test('a failed upload is sent again', async () => {
    const { trips, names } = open()
    await pick(file(pdf(), 'uno.pdf'))
    await waitFor(() => expect(trips).toHaveLength(1))
    trips[0]?.fail(refusal(422, 'El contrato ya se suscribió.'))
    expect(await screen.findByText(/El contrato ya se suscribió\./)).toBeVisible()
    expect(status()).toHaveTextContent('No se guardó uno.pdf.')
    await press('Reintentar uno.pdf')
    await waitFor(() => expect(names()).toEqual(['uno.pdf', 'uno.pdf']))
    trips[1]?.arrive()
    await waitFor(() => expect(screen.queryByText('uno.pdf')).toBeNull())
  })

  test('without a network it waits, and leaves when there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { trips, names } = open()
    await pick(file(pdf(), 'uno.pdf'))
    expect(await screen.findByText(/sin conexión, se envía al volver/)).toBeVisible()
    expect(trips).toEqual([])
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(names()).toEqual(['uno.pdf']))
    // it fails midway: it waits again
    online.mockReturnValue(false)
    trips[0]?.fail(new ApiUnreachable('sin respuesta'))
    expect(await screen.findByText(/sin conexión, se envía al volver/)).toBeVisible()
    online.mockRestore()
  })

  test('it can be stopped; its late answer changes no later row', async () => {
    const { trips, names } = open()
    await pick(file(pdf(), 'uno.pdf'))
    await userEvent.click(await button('Cancelar uno.pdf'))
    expect(trips[0]?.signal.aborted).toBe(true)
    await pick(file(pdf(), 'uno.pdf'))
    await waitFor(() => expect(names()).toEqual(['uno.pdf', 'uno.pdf']))
    act(() => trips[0]?.onProgress(0.9))
    trips[0]?.fail(refusal(503, 'Tarde.'))
    await waitFor(() => expect(screen.getByText(/subiendo 0 %/)).toBeVisible())
    expect(screen.queryByText(/Tarde\./)).toBeNull()
    trips[1]?.arrive()
    await waitFor(() => expect(screen.queryByText('uno.pdf')).toBeNull())
  })
})

describe('a destination with explicit send', () => {
  test('holds the chosen files until then, and lets them be removed', async () => {
    const { trips, names } = open({ held: true })
    await pick(file(pdf(), 'uno.pdf'), file(gif(), 'dos.gif'))
    await userEvent.click(await button('Quitar uno.pdf'))
    expect(names()).toEqual([])
    await press('Enviar')
    await press('Enviar')
    await waitFor(() => expect(names()).toEqual(['dos.gif']))
    trips[0]?.arrive()
    await waitFor(() => expect(screen.queryByText('dos.gif')).toBeNull())
  })

  test('sends nothing while one of them is refused', async () => {
    const { names } = open({ held: true })
    await pick(file(pdf(), 'uno.pdf'), file(new Uint8Array(), 'mala.pdf'))
    await screen.findByText(/El archivo está vacío/)
    await press('Enviar')
    expect(names()).toEqual([])
    expect(screen.getByText(/por enviar/)).toBeVisible()
  })

  test('of one file keeps the last one that is good, and the former while the new one is not', async () => {
    open({ held: true, single: true })
    await pick(file(pdf(), 'uno.pdf'))
    await screen.findByText(/por enviar/)
    await pick(file(new Uint8Array(), 'mala.pdf'))
    await screen.findByText(/El archivo está vacío/)
    expect(screen.getByText('uno.pdf')).toBeVisible()
    await pick(file(pdf(), 'tres.pdf'))
    await waitFor(() => expect(screen.queryByText('uno.pdf')).toBeNull())
    expect(screen.getByText('tres.pdf')).toBeVisible()
  })
})

describe('the focus', () => {
  test('goes to the row in place of the removed one, and at last to the picker', async () => {
    open({ held: true })
    await pick(file(pdf(), 'uno.pdf'), file(gif(), 'dos.gif'))
    await userEvent.click(await button('Quitar uno.pdf'))
    expect(screen.getByRole('button', { name: 'Quitar dos.gif' })).toHaveFocus()
    await press('Quitar dos.gif')
    expect(input()).toHaveFocus()
  })
})

describe('leaving the screen', () => {
  test('with a file on its way asks, and stays or stops it', async () => {
    const { trips, router } = open()
    await pick(file(pdf(), 'uno.pdf'))
    await waitFor(() => expect(trips).toHaveLength(1))
    await act(() => router.navigate('/otra'))
    const text = 'Hay archivos que todavía no se guardan. Si sale ahora, no quedan guardados.'
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(text)
    await press('Quedarse')
    expect(screen.getByText('uno.pdf')).toBeVisible()
    await act(() => router.navigate('/otra'))
    await userEvent.click(await button('Salir sin guardarlos'))
    expect(await screen.findByText('otra pantalla')).toBeVisible()
    expect(trips[0]?.signal.aborted).toBe(true)
  })

  test('closing the tab asks, too', async () => {
    const { trips } = open()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    await pick(file(pdf(), 'uno.pdf'))
    await waitFor(() => expect(trips).toHaveLength(1))
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  })

  test('once all arrived or failed there is nothing to ask', async () => {
    const { router } = open({ send: unreachable })
    await pick(file(pdf(), 'uno.pdf'))
    await button('Reintentar uno.pdf')
    await act(() => router.navigate('/otra'))
    expect(await screen.findByText('otra pantalla')).toBeVisible()
  })
})

test.each([
  [1, '1 kB'],
  [640_000, '640 kB'],
  [1_140_000, '1,1 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
