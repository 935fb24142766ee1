import { pesos } from '@alerce/domain/base/dinero/tipos'
import { jpg, pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../testing/acts/dicho.ts'
import { press, userEvent } from '../../testing/acts/user-event.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../testing/fake-server.ts'
import { certificadoDe } from '../../testing/postulacion/certificado.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { IntakeProvider } from '../intake/intake-provider.tsx'
import { CertificadoEmpleador } from './certificado-empleador.tsx'

const valido = certificadoDe()
const rechazo = (codError: number, text: string) => new Refused(422, text, { codError })
const FALLA = 'No se logro validar el documento, por favor reeintente mas tarde'

function Row({ rutEmpleador }: { readonly rutEmpleador: string }) {
  const [renta, setRenta] = useState(0)
  const row = { prospectoId: 12, rut: '16.482.305-9', rutEmpleador, renta, onRenta: setRenta }
  return (
    <>
      <output aria-label="Renta">{renta}</output>
      <button type="button" onClick={() => setRenta(900_000)}>
        Escribir otra renta
      </button>
      <CertificadoEmpleador {...row} />
    </>
  )
}

function open(answers: Answers = {}, rutEmpleador = '76.418.230-8') {
  const received = fakeServer({
    afps: [{ codigo: 33, descripcion: 'HABITAT' }],
    obtenerCertificados: [],
    validarCertificado: { rentaPromedio: pesos(1_500_000), certificadoId: 5, documentoId: 9 },
    ...answers,
  })
  const screenful = (
    <IntakeProvider>
      <Row rutEmpleador={rutEmpleador} />
    </IntakeProvider>
  )
  renderScreen(screenful, { at: '/postulant-data?prospectoId=12' })
  const sent = payloadsIn(received)
  const files = () => received.flatMap(({ archivo }) => archivo ?? [])
  return { sent, files }
}

const file = (bytes: Uint8Array, name = 'certificado.pdf') => new File([bytes as Uint8Array<ArrayBuffer>], name)
const pick = async (file: File) => userEvent.upload(await screen.findByLabelText(/^Archivo del certificado/), file)
async function chooseAfp() {
  await screen.findByRole('option', { name: 'HABITAT' })
  await userEvent.selectOptions(screen.getByLabelText(/^AFP del certificado/), 'HABITAT')
}
/** The file before the AFP: nothing is sent until the button is pressed. */
async function fillIn(certificado = file(pdf())) {
  await pick(certificado)
  await screen.findByText(certificado.name)
  await chooseAfp()
}

test('with the AFP known, choosing the file validates it', async () => {
  const { sent, files } = open({ obtenerCertificados: lastStays([], [valido]) })
  await chooseAfp()
  await pick(file(pdf()))
  expect(await screen.findByText('Documento Valido')).toBeVisible()
  expect(sent('validarCertificado')).toHaveLength(1)
  expect(files()).toEqual([{ nombre: 'certificado.pdf', contenido: pdf() }])
})

test('choosing another file after a rejection validates that one, and no other', async () => {
  const stored: (typeof valido)[] = []
  const { files } = open({
    obtenerCertificados: () => stored,
    validarCertificado: (_, { nombre }) => {
      if (nombre === 'a.pdf') return rechazo(-99, 'El documento no es un certificado')
      stored.push(valido)
      return { rentaPromedio: pesos(1_500_000), certificadoId: 5, documentoId: 9 }
    },
  })
  await chooseAfp()
  await pick(file(pdf(), 'a.pdf'))
  expect(await screen.findByRole('alert')).toHaveTextContent('El documento no es un certificado')
  await pick(file(pdf(), 'b.pdf'))
  expect(await screen.findByText('Documento Valido')).toBeVisible()
  expect(files().map(({ nombre }) => nombre)).toEqual(['a.pdf', 'b.pdf'])
})

test('a damaged file is not sent when it is chosen', async () => {
  const { sent } = open()
  await chooseAfp()
  await pick(file(pdf().subarray(0, 300)))
  expect(await screen.findByText(/kB · El archivo está incompleto/)).toBeVisible()
  expect(sent('validarCertificado')).toEqual([])
})

test('an average that takes the place of a typed income says so, and gives it back', async () => {
  open({ obtenerCertificados: lastStays([], [valido]) })
  await press('Escribir otra renta')
  await fillIn()
  await press('Validar certificado')
  const told = 'La renta escrita, $ 900.000, se cambió por el promedio del certificado, $ 1.500.000.'
  expect(await screen.findByText(dicho(told))).toBeVisible()
  await press('Deshacer')
  await waitFor(() => expect(screen.getByLabelText('Renta')).toHaveTextContent('900000'))
})

test('a valid one fills the income, and stands there in green', async () => {
  const { sent, files } = open({ obtenerCertificados: lastStays([], [valido]) })
  await fillIn()
  await userEvent.type(screen.getByLabelText(/^Clave del PDF/), '16482')
  await press('Validar certificado')
  expect(await screen.findByText('Documento Valido')).toBeVisible()
  expect(screen.getByLabelText('Renta')).toHaveTextContent('1500000')
  expect(screen.getByText(dicho(/Promedio de 3 meses: \$\s1.500.000 · emitido el 01-10-2026/))).toBeVisible()
  expect(sent('validarCertificado')).toEqual([
    {
      prospectoId: '12',
      rut: '16.482.305-9',
      rutEmpleador: '76.418.230-8',
      afp: '33',
      clave: '16482',
      tipoAdjunto: '40',
    },
  ])
  expect(files()).toEqual([{ nombre: 'certificado.pdf', contenido: pdf() }])
})

test('without an average it says so, and leaves the income alone', async () => {
  open({ obtenerCertificados: [{ ...valido, rentaPromedio: pesos(0), meses: 0 }] })
  const text =
    'El documento es VALIDO pero no se logro calcular el promedio de renta, por favor calcular manualmente · emitido el 01-10-2026'
  expect(await screen.findByText(dicho(text))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Usar el promedio' })).toBeNull()
  expect(screen.getByLabelText('Renta')).toHaveTextContent('0')
})

test('an income that was typed otherwise can be the average again', async () => {
  open({ obtenerCertificados: [valido] })
  expect(await screen.findByText(/La renta escrita es otra: la revisará contraloría/)).toBeVisible()
  await press('Usar el promedio')
  expect(screen.getByLabelText('Renta')).toHaveTextContent('1500000')
  expect(screen.queryByText(/La renta escrita es otra/)).toBeNull()
})

describe('a rejected certificate', () => {
  test('shows its reasons as a numbered list', async () => {
    open({ validarCertificado: rechazo(-99, 'El documento está protegido con clave;Otra razón') })
    await fillIn()
    await press('Validar certificado')
    const reasons = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(reasons.map((one) => one.textContent)).toEqual(['El documento está protegido con clave', 'Otra razón'])
    expect(screen.getByRole('alert').querySelector('ol')).toBeVisible()
    expect(screen.getByText('certificado.pdf')).toBeVisible()
  })

  test('shows the values read, and asks for a missing password at its field', async () => {
    const razones = [
      {
        texto: 'El documento está protegido con clave',
        arreglo: 'Escriba su clave y valide de nuevo.',
        campo: 'clave',
      },
    ]
    const protegido = new Refused(422, 'El documento está protegido con clave', { codError: -99, data: { razones } })
    open({ validarCertificado: protegido })
    await fillIn()
    await press('Validar certificado')
    expect(await screen.findByText('Escriba su clave y valide de nuevo.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Clave del PDF/)).toHaveFocus())
    expect(screen.getByText('certificado.pdf')).toBeVisible()
  })

  test.each([
    [
      'with its detail when the server gave one',
      rechazo(422, 'Guarde los antecedentes.'),
      `${FALLA} : Guarde los antecedentes.`,
    ],
    ['without one when nobody answered', UNREACHABLE, FALLA],
    ['without one when it failed', new Refused(503, FALLA), FALLA],
    [
      'in its own words when there is one already',
      rechazo(422, 'Ya existe un documento de cotizaciones validado'),
      'Ya existe un documento de cotizaciones validado',
    ],
  ])('shows its reason in one line, %s', async (_, answer, text) => {
    open({ validarCertificado: answer })
    await fillIn()
    await press('Validar certificado')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  })
})

describe('before it is sent', () => {
  test('it asks for the AFP and the file', async () => {
    const { sent } = open()
    await press('Validar certificado')
    expect(screen.getByText('Debe ingresar la AFP del documento')).toBeVisible()
    expect(screen.getByText('Debe adjuntar el certificado')).toBeVisible()
    expect(sent('validarCertificado')).toEqual([])
  })

  test('it asks for the employer', async () => {
    const { sent } = open({}, '')
    await fillIn()
    await press('Validar certificado')
    expect(screen.getByRole('alert')).toHaveTextContent('Debe ingresar el Rut del Empleador')
    expect(sent('validarCertificado')).toEqual([])
  })

  test('it takes no picture', async () => {
    open()
    await pick(file(jpg(), 'foto.pdf'))
    expect(await screen.findByText(/^\d.* kB · No es un PDF\.$/)).toBeVisible()
  })

  test('of a damaged one the true reason is said, and no other, at its field', async () => {
    const { sent } = open()
    await fillIn(file(pdf().subarray(0, 300), 'c.pdf'))
    const danado = /kB · El archivo está incompleto: le falta el final\. Descárguelo o escanéelo de nuevo\.$/
    expect(await screen.findByText(danado)).toBeVisible()
    expect(screen.getByLabelText(/Elegir otro PDF/)).toHaveAttribute('aria-invalid', 'true')
    await press('Validar certificado')
    expect(screen.getByText(danado)).toBeVisible()
    for (const otro of [/debe ser un PDF/, /Debe adjuntar/]) expect(screen.queryByText(otro)).toBeNull()
    expect(sent('validarCertificado')).toEqual([])
    await press('Descartar c.pdf')
    await press('Validar certificado')
    expect(screen.getByText('Debe adjuntar el certificado')).toBeVisible()
  })
})

test('it is taken back, and that is undone', async () => {
  let standing = true
  const { sent } = open({
    obtenerCertificados: () => (standing ? [valido] : []),
    retirarCertificado: () => {
      standing = false
      return 'ok'
    },
    deshacerRetiroCertificado: () => {
      standing = true
      return 'ok'
    },
  })
  await press('Retirar certificado')
  expect(await screen.findByText('Certificado retirado.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Validar certificado' })).toBeVisible()
  await press('Deshacer')
  expect(await screen.findByText('Documento Valido')).toBeVisible()
  expect(sent('deshacerRetiroCertificado')).toEqual([{ certificadoId: 5 }])
})

test('a list that cannot be read can be asked for again', async () => {
  open({ obtenerCertificados: inTurn(new Refused(503, 'x'), [valido]) })
  expect(await screen.findByText('No se han podido obtener los certificados. Intente nuevamente.')).toBeVisible()
  await press('Reintentar')
  expect(await screen.findByText('Documento Valido')).toBeVisible()
})

describe('while it is read', () => {
  const late = () => Promise.withResolvers<Answer<'validarCertificado'>>()
  const reply = { rentaPromedio: 1_500_000, certificadoId: 5, documentoId: 9 }

  test('an income that is typed stays: the answer that comes late is offered beside it', async () => {
    const { promise, resolve } = late()
    open({ validarCertificado: () => promise, obtenerCertificados: lastStays([], [valido]) })
    await fillIn()
    await press('Validar certificado')
    await press('Escribir otra renta')
    resolve(reply)
    expect(await screen.findByText('Documento Valido')).toBeVisible()
    expect(screen.getByLabelText('Renta')).toHaveTextContent('900000')
    expect(screen.getByRole('button', { name: 'Usar el promedio' })).toBeVisible()
  })

  test('it is sent once, however often the button is pressed, and no other file is taken', async () => {
    const { promise, resolve } = late()
    const { sent } = open({ validarCertificado: () => promise })
    await fillIn()
    const button = screen.getByRole('button', { name: 'Validar certificado' })
    await userEvent.dblClick(button)
    expect(await screen.findByText(/leyendo el documento/)).toBeVisible()
    expect(screen.getByLabelText(/^Archivo del certificado/)).toHaveAttribute('aria-disabled', 'true')
    resolve(reply)
    await waitFor(() => expect(screen.queryByText('certificado.pdf')).toBeNull())
    expect(sent('validarCertificado')).toHaveLength(1)
  })
})
