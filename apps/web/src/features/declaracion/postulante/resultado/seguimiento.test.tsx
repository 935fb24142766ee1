import { uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { pdf } from '@alerce/domain/testing/archivos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, seguimientoDe, sinNovedad } from '../../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from '../postulante-ds-screen.tsx'

function open(answers: Answers) {
  const received = fakeServer({
    ...sinNovedad,
    obtenerPostulacion: postulacionDe({ paso: 'enviada', porcentaje: 100 }),
    obtenerMandatoPropio: { estado: 'noCorresponde' },
    ...answers,
  })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return payloadsIn(received)
}

/** The page is visible again, and asks whether anything changed. */
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const restricciones = [{ persona: 'ELENA PRUEBA', condicion: 'Asma', meses: 18, cobertura: 25 }]

const contrato = {
  plan: { nombre: 'Roble 100', totalUF: uf(4.215), precioCOMPOS: uf(1.25), precioCOMNEG: uf(0), uf: null },
  cubre: ['Elena Prueba Serrano', 'Amaya Prueba Soto'],
  desde: '01-01-2027',
  primerPago: { estado: 'enRevision', mes: '202612', en: '2026-11-23T14:05:00.000Z' },
  papeles: [{ imgCorrel: 4, nombre: 'Plan y precio.pdf' }],
  consentimiento: { version: 'c1', parrafos: ['Firmo los documentos.'] },
  reemplazan: null,
  correo: 'e•••@example.cl',
  detencion: null,
} satisfies ReplyOf<'obtenerFirmaDeContrato'>

test.each([
  ['enEvaluacion', 'Listo, gracias'],
  ['rechazada', 'Su declaración fue rechazada'],
  ['rentaInsuficiente', 'El plan supera su renta'],
  ['rentaSinRespaldo', 'Su renta no quedó acreditada'],
  ['vencida', 'La suscripción no sigue'],
  ['suscrita', 'Su contrato está hecho'],
] as const)('%s is shown', async (situacion, titulo) => {
  open({ obtenerSeguimiento: seguimientoDe({ situacion, motivo: 'Porque sí' }), obtenerFirmaDeContrato: contrato })
  expect(await heading(titulo)).toHaveFocus()
  expect(screen.getByText('Porque sí')).toBeVisible()
})

test('restrictions are read one by one, and answered with the code of their mail', async () => {
  let situacion: 'restringida' | 'aceptada' = 'restringida'
  const sent = open({
    obtenerSeguimiento: () => seguimientoDe({ situacion, restricciones }),
    pedirCodigoDeRespuesta: { correo: 'e•••@example.cl', minutos: 10 },
    responderRestricciones: ({ pin }) => {
      if (pin !== '123456') return { estado: 'noCoincide', quedan: 2 }
      situacion = 'aceptada'
      return { estado: 'respondida' }
    },
  })
  await heading('Aceptada con restricciones')
  expect(screen.getByText('18 meses con 25 % de la cobertura del plan')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Enviar el código/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'No las acepto' }))
  expect(screen.getByText(/su suscripción se suspende/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Las acepto' }))
  await userEvent.click(screen.getByRole('checkbox'))
  await press(/^Enviar el código a e/)
  const codigo = await screen.findByRole('textbox', { name: 'Código de la respuesta' })
  await pasteInto(codigo, '654321')
  await press('Aceptar las restricciones')
  expect(await screen.findByText('El código no coincide. Le quedan 2 intentos.')).toBeVisible()
  await userEvent.clear(codigo)
  await pasteInto(codigo, '123456')
  await press('Aceptar las restricciones')
  expect(await heading('Su declaración fue aceptada')).toHaveFocus()
  expect(sent('responderRestricciones')).toMatchObject([{ acepta: true }, { acepta: true, version: 'v1' }])
})

test('background is sent once a file came; one that is no document says why', async () => {
  const archivos: { id: number; nombre: string; tamano: number; creado: string }[] = []
  let situacion: 'antecedentes' | 'enEvaluacion' = 'antecedentes'
  open({
    obtenerSeguimiento: () =>
      seguimientoDe({ situacion, antecedentes: ['Informe del médico tratante'], archivos: [...archivos] }),
    subirAntecedente: () => {
      archivos.push({ id: 1, nombre: 'informe.pdf', tamano: 900, creado: '2026-11-23T14:05:00.000Z' })
      return { adjuntoId: 1 }
    },
    enviarAntecedentes: () => {
      situacion = 'enEvaluacion'
      return 'ok'
    },
  })
  await heading('Necesitamos más antecedentes')
  const campo = screen.getByLabelText('Agregar un archivo o una foto')
  expect(screen.queryByRole('button', { name: 'Ya está todo: enviar' })).toBeNull()
  await userEvent.upload(campo, new File(['hola'], 'nota.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.upload(campo, new File([pdf({}) as BlobPart], 'informe.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('informe.pdf')).toBeVisible()
  await press('Ya está todo: enviar')
  expect(await heading('Listo, gracias')).toBeVisible()
})

test('an expired session asks for identification again', async () => {
  open({
    obtenerSeguimiento: new Refused(401, 'Ingrese.'),
    abrirInvitacion: {
      estado: 'identidad',
      isapre: 'Alerce',
      asesor: 'Camila Rojas',
      vence: '2026-11-06T13:00:00Z',
      enviada: true,
    },
  })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'RUT' })).toBeVisible())
})

test('the papers of the contract are signed with the code of their mail, once nothing keeps them from it', async () => {
  let situacion: 'porFirmar' | 'suscrita' = 'porFirmar'
  let detencion: 'otorgante' | null = 'otorgante'
  const sent = open({
    obtenerSeguimiento: () => seguimientoDe({ situacion, conCarta: true }),
    obtenerFirmaDeContrato: () => ({ ...contrato, detencion }),
    obtenerMarcaPostulacion: () => ({ marca: String(detencion), respuestas: 0 }),
    abrirPapelPostulante: '%PDF-',
    pedirCodigoDeContrato: { correo: 'e•••@example.cl', minutos: 10 },
    firmarContrato: () => {
      situacion = 'suscrita'
      return { estado: 'firmado' }
    },
  })
  await heading('Firme su contrato')
  expect(await screen.findByText(/Primero firma la otra persona/)).toBeVisible()
  // The signed data is on screen: giver and amount given
  expect(screen.getByText('Roble 100')).toBeVisible()
  expect(screen.getByText('5,465 UF').closest('dd')).toHaveTextContent(
    '5,465 UF, 4,215 del plan más 1,250 que otorga a su pareja',
  )
  expect(screen.getByText('01-01-2027')).toBeVisible()
  vi.stubGlobal('open', () => ({ location: { replace: () => undefined }, close: () => undefined }))
  await press('Abrir Plan y precio')
  detencion = null
  look()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Leí los documentos y los firmo' }))
  await press(/^Enviar el código a e/)
  await pasteInto(await screen.findByRole('textbox', { name: 'Código de la firma' }), '123456')
  await press('Firmar el contrato')
  expect(await heading('Su contrato está hecho')).toHaveFocus()
  expect(sent('abrirPapelPostulante')).toEqual([{ imgCorrel: 4 }])
  expect(sent('firmarContrato')).toEqual([{ pin: '123456', acepta: true, version: 'c1' }])
})

test('once signed, the last screen shows the terms and every paper, with the result letter', async () => {
  const sent = open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita', conCarta: true }),
    obtenerFirmaDeContrato: contrato,
    abrirPapelPostulante: '%PDF-',
    abrirCartaPostulante: '%PDF-',
    abrirResumenDeContrato: '%PDF-',
  })
  await heading('Su contrato está hecho')
  expect(await screen.findByText('01-01-2027')).toBeVisible()
  vi.stubGlobal('open', () => ({ location: { replace: () => undefined }, close: () => undefined }))
  await press('Abrir Plan y precio')
  await press('Abrir Carta del resultado de su declaración')
  await press('Abrir Resumen del contrato')
  expect(sent('abrirResumenDeContrato')).toEqual([{}])
  expect(sent('abrirPapelPostulante')).toEqual([{ imgCorrel: 4 }])
  expect(sent('abrirCartaPostulante')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Ver la carta del resultado' })).toBeNull()
})

test('a paper is opened by one call, in a tab that says so meanwhile', async () => {
  const sent = open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }),
    obtenerFirmaDeContrato: contrato,
    abrirResumenDeContrato: '%PDF-',
  })
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  await press('Abrir Resumen del contrato')
  expect(tab.document.body).toHaveTextContent('Abriendo el documento…')
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { name: 'Abrir Resumen del contrato' })).not.toHaveAttribute('aria-busy', 'true')
  expect(sent('obtenerSeguimiento')).toHaveLength(1)
  expect(sent('obtenerFirmaDeContrato')).toHaveLength(1)
})

test('a paper that does not come is told at its row, not as a lost answer', async () => {
  open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }),
    obtenerFirmaDeContrato: contrato,
    abrirResumenDeContrato: UNREACHABLE,
  })
  const close = vi.fn()
  vi.stubGlobal('open', () => ({ location: { replace: vi.fn() }, close }))
  await press('Abrir Resumen del contrato')
  const row = within(await screen.findByRole('list', { name: 'Sus documentos' })).getAllByRole('listitem')[0]
  await waitFor(() => expect(row).toHaveTextContent('No pudimos abrir los documentos de su contrato.'))
  expect(close).toHaveBeenCalled()
})

test.each([
  ['descuento', null, 'Se descuenta de su sueldo o pensión.'],
  ['enRevision', '2026-11-23T14:05:00.000Z', 'Comprobante recibido el 23-11-2026; la isapre lo revisa.'],
  ['devuelto', '2026-11-23T14:05:00.000Z', 'La isapre devolvió el comprobante el 23-11-2026: hable con su asesor.'],
] as const)('once signed, the first payment reads as it stands: %s', async (estado, en, text) => {
  open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }),
    obtenerFirmaDeContrato: { ...contrato, primerPago: { estado, en, mes: '202612' } },
  })
  expect((await screen.findByText('Primer pago, de diciembre de 2026')).nextElementSibling).toHaveTextContent(text)
})

test('who pays without an employer reads the mandate there too', async () => {
  const otorgado = {
    estado: 'otorgado' as const,
    otorgado: '2026-11-23T14:05:00.000Z',
    referencia: 'AUT-1',
    enLinea: false,
  }
  const sent = open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }),
    obtenerFirmaDeContrato: contrato,
    obtenerMandatoPropio: otorgado,
  })
  expect(await screen.findByText(dicho(/Autorizó el pago mensual de su plan el 23-11-2026/))).toBeVisible()
  expect(sent('obtenerMandatoPropio')).toHaveLength(1)
})

test('a payment that an employer discounts asks for no mandate', async () => {
  const sent = open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }),
    obtenerFirmaDeContrato: { ...contrato, primerPago: { estado: 'descuento', mes: null, en: null } },
  })
  expect(await screen.findByText('Se descuenta de su sueldo o pensión.')).toBeVisible()
  expect(sent('obtenerMandatoPropio')).toEqual([])
})

test('the advisor is reached by phone and mail', async () => {
  open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }),
    obtenerFirmaDeContrato: { ...contrato, primerPago: null },
  })
  const asesor = within(await screen.findByRole('region', { name: '¿Dudas? Hable con su asesor' }))
  expect(asesor.getByText('Camila Rojas')).toBeVisible()
  expect(asesor.getByRole('link', { name: /^Llamar al/ })).toHaveAttribute('href', 'tel:+56987654321')
  expect(asesor.getByRole('link', { name: /^Escribir a/ })).toHaveAttribute('href', 'mailto:camila@example.cl')
  expect(screen.queryByText(/^Primer pago/)).toBeNull()
})

test('the contract names each person that it covers', async () => {
  open({ obtenerSeguimiento: seguimientoDe({ situacion: 'suscrita' }), obtenerFirmaDeContrato: contrato })
  const cubre = (await screen.findByText('Cubre a')).parentElement
  expect(cubre).toHaveTextContent('Cubre aElena Prueba SerranoAmaya Prueba Soto')
})

test('an advisor without a number is written to', async () => {
  const contacto = { telefono: '', correo: 'camila@example.cl' }
  open({ obtenerSeguimiento: seguimientoDe({ contacto }) })
  expect(await screen.findByRole('link', { name: /^Escribir a/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Llamar/ })).toBeNull()
})

test('an applicant without employer authorises the payment there, once the box is ticked', async () => {
  const pendiente = {
    estado: 'pendiente' as const,
    isapre: 'Alerce',
    plan: 'Roble 100',
    totalUF: uf(4.215),
    precioCOMPOS: uf(0),
    precioCOMNEG: uf(0),
    uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: true },
    consentimiento: ['Autorizo el cobro.'],
    version: '2026-11/4,215',
    anterior: null,
  } satisfies ReplyOf<'obtenerMandatoPropio'>
  const otorgado = {
    estado: 'otorgado' as const,
    otorgado: '2026-10-07T13:00:00.000Z',
    referencia: 'AUT-5-ABC',
    enLinea: false,
  }
  const sent = open({
    obtenerSeguimiento: seguimientoDe({ situacion: 'autorizada' }),
    obtenerMandatoPropio: () => (sent('otorgarMandatoPropio').length > 0 ? otorgado : pendiente),
    otorgarMandatoPropio: otorgado,
  })
  expect((await screen.findByText('4,215 UF')).closest('p')).toHaveTextContent('4,215 UF al mes')
  await press('Autorizar el pago')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Marque la casilla para autorizar el pago')
  expect(sent('otorgarMandatoPropio')).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leí y autorizo el cobro mensual de mi plan' }))
  await press('Autorizar el pago')
  expect(
    await screen.findByText(dicho(/Autorizó el pago mensual de su plan el 07-10-2026 10:00\. Referencia: AUT-5-ABC\./)),
  ).toBeVisible()
  expect(sent('otorgarMandatoPropio')).toEqual([{ acepta: true, version: '2026-11/4,215' }])
  expect(screen.queryByRole('button', { name: 'Autorizar el pago' })).toBeNull()
})

test('the PreviRed authorisation is withdrawn here, after its effect was read', async () => {
  const previred = { version: '1', parrafos: ['Autorizo.'], autorizado: true }
  const sent = open({
    obtenerSeguimiento: () =>
      seguimientoDe({ previred: { ...previred, autorizado: sent('decidirPrevired').length === 0 } }),
    decidirPrevired: 'ok',
  })
  await userEvent.click(await screen.findByText('Retirar mi autorización de consultar en PreviRed'))
  expect(screen.getByText(/desde ese momento no se consultan sus cotizaciones/)).toBeVisible()
  await press('Retirar mi autorización')
  expect(await screen.findByText(/Retiró su autorización: desde ahora no se consultan/)).toBeVisible()
  expect(sent('decidirPrevired')).toEqual([{ autoriza: false, version: '1' }])
})

test('a result that comes while the page lies open is shown, and is not asked for before', async () => {
  let situacion: 'enEvaluacion' | 'autorizada' = 'enEvaluacion'
  const sent = open({
    obtenerSeguimiento: () => seguimientoDe({ situacion }),
    obtenerMarcaPostulacion: () => ({ marca: situacion, respuestas: 0 }),
  })
  await heading('Listo, gracias')
  look()
  await waitFor(() => expect(sent('obtenerMarcaPostulacion')).toHaveLength(2))
  expect(sent('obtenerSeguimiento')).toHaveLength(1)
  situacion = 'autorizada'
  look()
  expect(await heading('Su declaración fue aceptada')).toHaveFocus()
})
