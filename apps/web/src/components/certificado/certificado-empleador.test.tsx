import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { type Answers, fakeServer, inTurn, lastStays, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { certificadoDe } from '../../testing/postulacion/certificado.ts'
import { pedidos } from '../../testing/postulacion/documento.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
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
      <CertificadoEmpleador {...row} />
    </>
  )
}

function open(answers: Answers = {}, rutEmpleador = '76.418.230-8') {
  const received = fakeServer({
    afps: [{ codigo: 33, descripcion: 'HABITAT' }],
    obtenerCertificados: [],
    validarDocumentoRenta: { RentaPromedio: 1_500_000 },
    documentosSolicitar: pedidos.D,
    cargaArchivoProspecto: { adJ_CORREL: 9 },
    guardarDocumentoRenta: 'ok',
    ...answers,
  })
  renderScreen(<Row rutEmpleador={rutEmpleador} />, { at: '/postulant-data?prospectoId=12' })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { sent }
}

const pdf = () => new File(['%PDF-1.7 prueba'], 'certificado.pdf', { type: 'application/pdf' })
const pick = async (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(/^Archivo del certificado/), file)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function fillIn() {
  await screen.findByRole('option', { name: 'HABITAT' })
  await userEvent.selectOptions(screen.getByLabelText(/^AFP del certificado/), 'HABITAT')
  await pick(pdf())
  await screen.findByText('certificado.pdf')
}

test('a valid one fills the income, and stands there in green', async () => {
  const { sent } = open({ obtenerCertificados: lastStays([], [valido]) })
  await fillIn()
  await userEvent.type(screen.getByLabelText(/^Clave del PDF/), '16482')
  await press('Validar certificado')
  expect(await screen.findByText('Documento Valido')).toBeVisible()
  expect(screen.getByLabelText('Renta')).toHaveTextContent('1500000')
  expect(screen.getByText(/Promedio de 3 meses: \$\s1.500.000 · emitido el 01-10-2026/)).toBeVisible()
  expect(sent('validarDocumentoRenta')).toEqual([
    {
      ...{ ProspectoID: 12, Rut: '16.482.305-9', RutEmpleador: '76.418.230-8', PDA_CORREL: '33' },
      ...{ TipoDoc: 'CERTIF_COTIZ', Password: '16482', Base64: btoa('%PDF-1.7 prueba') },
    },
  ])
})

test('without an average it says so, and leaves the income alone', async () => {
  open({ obtenerCertificados: [{ ...valido, rentaPromedio: 0, meses: 0 }] })
  const text =
    'El documento es VALIDO pero no se logro calcular el promedio de renta, por favor calcular manualmente · emitido el 01-10-2026'
  expect(await screen.findByText(text)).toBeVisible()
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

describe('what is not taken', () => {
  test('is told as a numbered list', async () => {
    open({ validarDocumentoRenta: rechazo(-99, 'El documento está protegido con clave;Otra razón') })
    await fillIn()
    await press('Validar certificado')
    const reasons = await screen.findAllByRole('listitem')
    expect(reasons.map((one) => one.textContent)).toEqual(['El documento está protegido con clave', 'Otra razón'])
    expect(screen.getByRole('alert').querySelector('ol')).toBeVisible()
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
  ])('is told in one line, %s', async (_, answer, text) => {
    open({ validarDocumentoRenta: answer })
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
    expect(sent('validarDocumentoRenta')).toEqual([])
  })

  test('it asks for the employer', async () => {
    const { sent } = open({}, '')
    await fillIn()
    await press('Validar certificado')
    expect(screen.getByRole('alert')).toHaveTextContent('Debe ingresar el Rut del Empleador')
    expect(sent('validarDocumentoRenta')).toEqual([])
  })

  test('it takes no picture', async () => {
    open()
    await pick(new File([new Uint8Array([0xff, 0xd8, 0xff])], 'foto.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('El certificado debe ser un PDF de hasta 2 MB')).toBeVisible()
    expect(screen.getByText('Elegir PDF')).toBeVisible()
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

describe('a valid one is kept among the documents', () => {
  test('in its place, and tied to it', async () => {
    const { sent } = open()
    await fillIn()
    await press('Validar certificado')
    await waitFor(() => expect(sent('guardarDocumentoRenta')).toHaveLength(1))
    const bytes = btoa('%PDF-1.7 prueba')
    expect(sent('cargaArchivoProspecto')).toMatchObject([
      { Identificador: 12, NombreArchivo: 'certificado.pdf', Binario: bytes, TipoAdjunto: 40, idBox: 1 },
    ])
    expect(sent('guardarDocumentoRenta')).toMatchObject([{ PRP_CORREL: 12, ADJ_CORREL: 9, Base64: bytes }])
  })

  test('and if it cannot be, that is said', async () => {
    open({ cargaArchivoProspecto: UNREACHABLE })
    await fillIn()
    await press('Validar certificado')
    const text = 'No se logro enviar el documento al robot de cotizaciones'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })
})
