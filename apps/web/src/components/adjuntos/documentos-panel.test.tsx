import { gif, jpg, jpgDe, pdf } from '@alerce/domain/testing/archivos'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeEvents } from '../../testing/fake-events.ts'
import { type Answer, type Answers, fakeServer, inTurn, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { certificadoDe } from '../../testing/postulacion/certificado.ts'
import { documentoDe, pedidos } from '../../testing/postulacion/documento.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DocumentosPanel } from './documentos-panel.tsx'

const REFUSED =
  'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'

const dependiente = (rut = '76.086.428-5') => ({ tipoTrabajador: 'D', rut })

function open(answers: Answers = {}, more: Partial<Parameters<typeof DocumentosPanel>[0]> = {}) {
  const kept = [documentoDe()].filter(() => !('obtenerDocumentosProspecto' in answers))
  const received = fakeServer({
    documentosSolicitar: ({ TipoTrabajador }) => pedidos[TipoTrabajador],
    obtenerDocumentosProspecto: () => [...kept],
    obtenerCertificados: [],
    cargaArchivoProspecto: ({ idBox = null, NombreArchivo }) => {
      kept.push(documentoDe({ documentoId: 10 + kept.length, idBox, nombre: NombreArchivo }))
      return { adJ_CORREL: 9 + kept.length }
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
  renderScreen(<DocumentosPanel prospectoId={12} empleadores={[dependiente()]} lock={null} {...more} />)
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { sent, received }
}

/** What is asked of a dependent worker who may go on without the certificate. */
const autorizado = () =>
  pedidos.D.map((one) => ({ ...one, PDS_OBLIGATORIO: one.PDS_TIPO_DOC === 'CEDULA' ? ('S' as const) : ('N' as const) }))

const file = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const caja = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))
const pick = async (name: string, files: readonly File[]) =>
  userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(`Adjuntar ${name}`), [...files])

test('there is a place for each document that is asked for, and what is missing is said', async () => {
  open()
  for (const name of [
    /^Certificado de cotizaciones ?\(obligatorio\)$/,
    /^Cédula de identidad ?\(obligatorio\)$/,
    /^Otro documento$/,
  ])
    expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible()
  expect(
    screen.getByText('Para avanzar falta uno obligatorio (*): Certificado de cotizaciones (76.086.428-5).'),
  ).toBeVisible()
  expect((await caja('Cédula')).getByText('640 kB · 20/11/2026 12:30')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver documentos' })).toHaveAttribute(
    'href',
    '/postulant-documentos?prospectoId=12',
  )
})

test('two employers ask for one identity card; what no longer is asked for is not hidden', async () => {
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

test('what is asked for and cannot be read can be asked for again', async () => {
  const text = 'No se han podido obtener los Documentos Solicitados. Intentalo nuevamente.'
  open({ documentosSolicitar: inTurn(new Refused(503, text), pedidos.D) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Otro documento' })).toBeVisible()
})

describe('files', () => {
  test('are sent at once, one after another, each to its place', async () => {
    const { sent, received } = open()
    await pick('Otro documento', [file(pdf(), 'uno.pdf'), file(gif(), 'dos.gif')])
    const there = await caja('Otro documento')
    await waitFor(() => expect(there.queryAllByRole('button', { name: /^Quitar/ })).toHaveLength(2))
    expect(there.getByText('uno.pdf')).toBeVisible()
    expect(sent('cargaArchivoProspecto')).toMatchObject([
      {
        Identificador: 12,
        NombreArchivo: 'uno.pdf',
        TipoAdjunto: 40,
        idBox: 3,
        Binario: btoa(String.fromCharCode(...pdf())),
      },
      { NombreArchivo: 'dos.gif' },
    ])
    const keys = received
      .filter(({ name }) => name === 'cargaArchivoProspecto')
      .map((r) => r.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  test.each([
    [
      'a PNG',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      'Es una imagen PNG. Conviértala a JPG.',
      'Convertir a JPG',
    ],
    ['a JPG that is too big', jpgDe(2_097_153), 'El archivo pesa más de 2 MB.', 'Reducir la imagen'],
    ['a PDF with a password', pdf({ extra: ' /Encrypt 4 0 R' }), 'El documento está protegido con clave.', null],
    ['a PDF that is cut', pdf().subarray(0, 99), 'El archivo está incompleto: le falta el final.', null],
    ['an empty file', new Uint8Array(), 'El archivo está vacío', null],
  ])("%s is not sent: the specification's words, then why", async (_title, bytes, why, fix) => {
    const { sent } = open()
    await pick('Cédula de identidad', [file(bytes, 'mala.pdf'), file(jpg(), 'buena.jpg')])
    const there = await caja('Cédula')
    expect(await there.findByRole('alert')).toHaveTextContent(REFUSED)
    expect(await there.findByText(new RegExp(why.replaceAll('.', '\\.')))).toBeVisible()
    expect(there.queryByRole('button', { name: /^(Convertir|Reducir)/ })?.getAttribute('aria-label') ?? null).toBe(
      fix && `${fix} mala.pdf`,
    )
    await waitFor(() => expect(sent('cargaArchivoProspecto')).toHaveLength(1))
    await userEvent.click(there.getByRole('button', { name: 'Descartar mala.pdf' }))
    expect(there.queryByRole('alert')).toBeNull()
  })

  test('a certificate that an authorization lifted is handed in like the rest, with its password', async () => {
    const { sent } = open({ documentosSolicitar: autorizado })
    await pick('Certificado de cotizaciones', [file(pdf({ extra: ' /Encrypt 4 0 R' }), 'certificado.pdf')])
    await waitFor(() => expect(sent('cargaArchivoProspecto')).toMatchObject([{ idBox: 1 }]))
  })

  test('an image that the browser cannot open is said, and stays', async () => {
    open()
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('no image')))
    await pick('Otro documento', [file(jpgDe(2_100_000), 'grande.jpg')])
    await userEvent.click(await screen.findByRole('button', { name: 'Reducir la imagen grande.jpg' }))
    expect(await screen.findByText(/El navegador no pudo abrir la imagen/)).toBeVisible()
  })

  test('eleven in one selection are not taken', async () => {
    const { sent } = open()
    await pick(
      'Otro documento',
      Array.from({ length: 11 }, (_, i) => file(pdf(), `${i}.pdf`)),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Puede agregar hasta 10 archivos a la vez.')
    expect(sent('cargaArchivoProspecto')).toEqual([])
  })

  test('are dropped on their place', async () => {
    const { sent } = open()
    const label = (await screen.findByLabelText('Adjuntar Otro documento')).closest('div') as HTMLElement
    fireEvent.dragOver(label)
    expect(label).toHaveAttribute('data-over', 'true')
    fireEvent.drop(label, { dataTransfer: { files: [file(gif(), 'uno.gif')] } })
    expect(label.dataset.over).toBeUndefined()
    await waitFor(() => expect(sent('cargaArchivoProspecto')).toMatchObject([{ NombreArchivo: 'uno.gif', idBox: 3 }]))
  })

  test('one that did not arrive is sent again under the same key', async () => {
    const { received } = open({ cargaArchivoProspecto: inTurn(UNREACHABLE, { adJ_CORREL: 9 }) })
    await pick('Otro documento', [file(pdf(), 'uno.pdf')])
    const text = /No se ha podido subir los documentos\. Intentalo nuevamente\./
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar uno.pdf' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    const keys = received
      .filter(({ name }) => name === 'cargaArchivoProspecto')
      .map((r) => r.headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('what the server finds wrong with one stands at it', async () => {
    const errores = [{ campo: 'Binario', mensaje: 'El archivo está dañado y no se puede abrir.' }]
    open({ cargaArchivoProspecto: new Refused(400, REFUSED, { errores }) })
    await pick('Otro documento', [file(pdf(), 'uno.pdf')])
    expect(await screen.findByText(/El archivo está dañado y no se puede abrir\./)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(REFUSED)
  })

  test('one that is on its way can be stopped', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<Answer<'cargaArchivoProspecto'>>()
    open({ cargaArchivoProspecto: () => late })
    await pick('Otro documento', [file(pdf(), 'uno.pdf')])
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar uno.pdf' }))
    expect(screen.queryByText('uno.pdf')).toBeNull()
    answer(UNREACHABLE)
  })
})

describe('what is there', () => {
  test('is taken away, and given back', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar cedula.pdf' }))
    expect(await screen.findByText('Se quitó cedula.pdf.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar cedula.pdf' })).toBeNull())
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

  test('opens, and nothing else, for who only reads', async () => {
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
      screen.getByText('Para avanzar falta uno obligatorio (*): Certificado de cotizaciones (76.418.230-8).'),
    ).toBeVisible()
    const select = document.createElement('select')
    select.dataset.path = 'certificado.76418230-8'
    document.body.append(select)
    await userEvent.click(there.getByRole('button', { name: 'Validar el certificado de 76.418.230-8' }))
    expect(select).toHaveFocus()
    select.remove()
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
    expect((await caja('Certificado')).getByText('o arrástrelo aquí · JPG, GIF o PDF, hasta 2 MB')).toBeVisible()
  })

  test('once the plan is confirmed what is missing holds nothing', async () => {
    open({}, { lock: 'Los datos están bloqueados: el plan ya fue confirmado.' })
    expect(
      await screen.findByText('Falta uno obligatorio (*): Certificado de cotizaciones (76.086.428-5).'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Validar/ })).toBeNull()
  })
})
