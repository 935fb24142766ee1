import { gif, pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../testing/acts/dicho.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { fakeEvents } from '../../testing/fake-events.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../testing/fake-server.ts'
import { certificadoDe } from '../../testing/postulacion/certificado.ts'
import { documentoDe, pedidos } from '../../testing/postulacion/documento.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { IntakeProvider } from '../intake/intake-provider.tsx'
import { DocumentosPanel } from './documentos-panel.tsx'

const REFUSED =
  'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'

const dependiente = (rut = '76.086.428-5') => ({ tipoTrabajador: 'D', rut })

function Place({ empleadores = [dependiente()], ...more }: Partial<Parameters<typeof DocumentosPanel>[0]>) {
  const [tipo, setTipo] = useState<string | null>(null)
  const typed = tipo ? [{ tipoTrabajador: tipo, rut: '' }] : empleadores
  return (
    <IntakeProvider>
      <DocumentosPanel prospectoId={12} empleadores={typed} sinRut={false} lock={null} {...more} />
      <button type="button" onClick={() => setTipo('D')}>
        Tipo D
      </button>
      <button type="button" onClick={() => setTipo('I')}>
        Tipo I
      </button>
    </IntakeProvider>
  )
}

function open(answers: Answers = {}, more: Partial<Parameters<typeof DocumentosPanel>[0]> = {}) {
  const kept = [documentoDe()].filter(() => !('obtenerDocumentosProspecto' in answers))
  const received = fakeServer({
    documentosSolicitar: ({ TipoTrabajador }) => pedidos[TipoTrabajador],
    obtenerDocumentosProspecto: () => [...kept],
    obtenerCertificados: [],
    subirDocumentoProspecto: ({ idBox = null }, { nombre }) => {
      kept.push(documentoDe({ documentoId: 10 + kept.length, idBox, nombre }))
      return { documentoId: 9 + kept.length }
    },
    retirarDocumentoProspecto: () => {
      kept.length = 0
      return 'ok'
    },
    reponerDocumentoProspecto: () => {
      kept.push(documentoDe())
      return 'ok'
    },
    ...answers,
  })
  renderScreen(<Place {...more} />)
  const sent = payloadsIn(received)
  const changeTo = (tipo: 'D' | 'I') => userEvent.click(screen.getByRole('button', { name: `Tipo ${tipo}` }))
  return { sent, received, changeTo }
}

/** Requested documents of a dependent worker authorized to continue without the certificate. */
const autorizado = () =>
  pedidos.D.map((one) => ({ ...one, PDS_OBLIGATORIO: one.PDS_TIPO_DOC === 'CEDULA' ? ('S' as const) : ('N' as const) }))

const file = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const caja = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))
const pick = async (name: string, files: readonly File[]) =>
  userEvent.upload(await screen.findByLabelText(`Adjuntar ${name}`), [...files])

test('each requested document has a box, and missing ones are listed', async () => {
  open()
  for (const name of [
    /^Certificado de cotizaciones ?\(obligatorio\)$/,
    /^Cédula de identidad ?\(obligatorio\)$/,
    /^Otro documento$/,
  ])
    expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible()
  expect(
    screen.getByText(dicho('Para avanzar falta uno obligatorio (*): Certificado de cotizaciones (76.086.428-5).')),
  ).toBeVisible()
  expect((await caja('Cédula')).getByText(dicho('640 kB · 20-11-2026 12:30'))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver documentos' })).toHaveAttribute(
    'href',
    '/postulant-documentos?prospectoId=12',
  )
})

test('two employers request one identity card; documents no longer requested stay visible', async () => {
  open(
    {
      obtenerDocumentosProspecto: [
        documentoDe({ idBox: 6 }),
        documentoDe({ documentoId: 7, idBox: 4, nombre: 'pension.pdf' }),
      ],
    },
    { empleadores: [dependiente(), { tipoTrabajador: 'I', rut: '' }, { tipoTrabajador: '', rut: '' }] },
  )
  expect((await caja('Cédula')).getByText('cedula.pdf')).toBeVisible()
  expect(screen.getAllByRole('heading', { name: /^Cédula/ })).toHaveLength(1)
  expect((await caja('Otros documentos entregados')).getByText('pension.pdf')).toBeVisible()
})

test('without a type of worker nothing is asked for yet', async () => {
  open({ obtenerDocumentosProspecto: [] }, { empleadores: [{ tipoTrabajador: '', rut: '' }] })
  expect(await screen.findByText('Elija el tipo de trabajador para saber qué documentos se piden.')).toBeVisible()
})

test('a failed reading of the requested documents can be retried', async () => {
  const text = 'No se han podido obtener los Documentos Solicitados. Intentalo nuevamente.'
  open({ documentosSolicitar: inTurn(new Refused(503, text), pedidos.D) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Otro documento' })).toBeVisible()
})

describe('files', () => {
  test('are sent at once, each to its place', async () => {
    const { received } = open()
    await pick('Otro documento', [file(pdf(), 'uno.pdf'), file(gif(), 'dos.gif')])
    const there = await caja('Otro documento')
    await waitFor(() => expect(there.queryAllByRole('button', { name: /^Quitar/ })).toHaveLength(2))
    expect(there.getByText('uno.pdf')).toBeVisible()
    // Two uploads leave together, and either may be examined first.
    const uploads = received
      .filter(({ name }) => name === 'subirDocumentoProspecto')
      .sort((a, b) => String(b.archivo?.nombre).localeCompare(String(a.archivo?.nombre)))
    expect(uploads.map(({ payload, archivo }) => [payload, archivo?.nombre])).toEqual([
      [{ prospectoId: '12', idBox: '3', tipoAdjunto: '40' }, 'uno.pdf'],
      [{ prospectoId: '12', idBox: '3', tipoAdjunto: '40' }, 'dos.gif'],
    ])
    expect(uploads[0]?.archivo?.contenido).toEqual(pdf())
    expect(new Set(uploads.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test('a certificate that an authorization lifted is handed in like the rest', async () => {
    const { sent } = open({ documentosSolicitar: autorizado })
    await pick('Certificado de cotizaciones', [file(pdf(), 'certificado.pdf')])
    await waitFor(() => expect(sent('subirDocumentoProspecto')).toMatchObject([{ idBox: '1' }]))
  })

  test('one that the server has no answer for says so in the words of the specification', async () => {
    open({ subirDocumentoProspecto: UNREACHABLE })
    await pick('Otro documento', [file(pdf(), 'uno.pdf')])
    const text = /No se ha podido subir los documentos\. Intentalo nuevamente\./
    expect(await (await caja('Otro documento')).findByText(text)).toBeVisible()
  })

  test('one that is not taken stays in its place, with the words of the specification', async () => {
    const { sent } = open()
    await pick('Cédula de identidad', [file(pdf().subarray(0, 99), 'cortado.pdf')])
    const there = await caja('Cédula')
    expect(await there.findByRole('alert')).toHaveTextContent(REFUSED)
    expect(there.getByText(/El archivo está incompleto/)).toBeVisible()
    expect(sent('subirDocumentoProspecto')).toEqual([])
  })

  test('another type of worker, and back, loses none that is on its way', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<Answer<'subirDocumentoProspecto'>>()
    const { changeTo } = open({ subirDocumentoProspecto: () => late })
    await pick('Otro documento', [file(pdf(), 'uno.pdf')])
    expect(await screen.findByRole('button', { name: 'Cancelar uno.pdf' })).toBeVisible()
    await changeTo('I')
    await waitFor(() => expect(screen.queryByText('uno.pdf')).toBeNull())
    await changeTo('D')
    expect(await screen.findByRole('button', { name: 'Cancelar uno.pdf' })).toBeVisible()
    answer(new Refused(503, 'Sin servicio.'))
    expect(await screen.findByRole('button', { name: 'Reintentar uno.pdf' })).toBeVisible()
  })
})

describe('documents handed in', () => {
  test('can be removed and restored; the focus goes to the file picker', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar cedula.pdf' }))
    expect(await screen.findByText('Se quitó cedula.pdf.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar cedula.pdf' })).toBeNull())
    await waitFor(() => expect(screen.getByLabelText('Adjuntar Cédula de identidad')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByRole('button', { name: 'Quitar cedula.pdf' })).toBeVisible()
    expect(sent('retirarDocumentoProspecto')).toEqual([{ documentoId: 5 }])
    expect(sent('reponerDocumentoProspecto')).toEqual([{ documentoId: 5 }])
  })

  test('an image opens over the page', async () => {
    open({
      obtenerDocumentosProspecto: [documentoDe({ nombre: 'foto.jpg', tipoMIME: 'image/jpeg' })],
      descargarDocumentoProspecto: 'una imagen',
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir foto.jpg' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'foto.jpg' }))
    expect(dialog.getByRole('img', { name: 'foto.jpg' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can only be opened by a reader', async () => {
    open({}, { lock: 'Solo el asesor puede cambiar la postulación.' })
    expect(await screen.findByRole('button', { name: 'Abrir cedula.pdf' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull()
    expect(screen.queryByLabelText(/^Adjuntar/)).toBeNull()
  })
})

describe('the certificate of contributions', () => {
  const dos = [dependiente(), dependiente('76418230-8')]

  test('is validated beside its employer: which are, which are not, and the way there', async () => {
    open({ obtenerCertificados: [certificadoDe({ rutEmpleador: '76086428-5' })] }, { empleadores: dos })
    const there = await caja('Certificado')
    expect(there.getByText('76.086.428-5: validado')).toBeVisible()
    expect(there.getByText('76.418.230-8: falta validar')).toBeVisible()
    expect(there.queryByLabelText(/^Adjuntar/)).toBeNull()
    expect(
      screen.getByText(dicho('Para avanzar falta uno obligatorio (*): Certificado de cotizaciones (76.418.230-8).')),
    ).toBeVisible()
    const select = document.createElement('select')
    select.dataset.path = 'certificado.76418230-8'
    document.body.append(select)
    await userEvent.click(there.getByRole('button', { name: 'Validar el certificado de 76.418.230-8' }))
    expect(select).toHaveFocus()
    select.remove()
  })

  test('of a passport holder is handed in like any other document: none is validated', async () => {
    open({}, { empleadores: dos, sinRut: true })
    const there = await caja('Certificado')
    expect(there.getByLabelText('Adjuntar Certificado de cotizaciones')).toBeVisible()
    expect(there.queryByText(/falta validar/)).toBeNull()
    expect(
      screen.getByText(dicho('Para avanzar falta uno obligatorio (*): Certificado de cotizaciones.')),
    ).toBeVisible()
  })

  test('of an employer without a rut asks for it', async () => {
    open({}, { empleadores: [dependiente('')] })
    expect((await caja('Certificado')).getByText('Escriba el rut del empleador')).toBeVisible()
  })

  test('is asked of nobody once it is authorized, and that reaches the screen', async () => {
    const events = fakeEvents()
    let asked = pedidos.D
    open({ documentosSolicitar: () => asked })
    expect((await caja('Certificado')).getByText(/falta validar/)).toBeVisible()
    asked = autorizado()
    events.tell('autorizacion', { prospectoId: 12 })
    expect(await screen.findByText('Están todos los obligatorios.')).toBeVisible()
    expect((await caja('Certificado')).getByLabelText('Adjuntar Certificado de cotizaciones')).toBeVisible()
  })

  test('missing documents block nothing once the plan is confirmed', async () => {
    open({}, { lock: 'Los datos están bloqueados: el plan ya fue confirmado.' })
    expect(
      await screen.findByText(dicho('Falta uno obligatorio (*): Certificado de cotizaciones (76.086.428-5).')),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Validar/ })).toBeNull()
  })
})
