import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { cotizacionDe } from '../../../testing/cotizacion.ts'
import { DE_LA_DS, ventaConDS } from '../../../testing/declaracion.ts'
import { contractualDe, losBoldos } from '../../../testing/entidad.ts'
import { type Answers, fakeServer, payloadsIn, UNREACHABLE } from '../../../testing/fake-server.ts'
import { firmadosDe } from '../../../testing/firmados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DocumentsPreviewScreen } from './documents-preview-screen.tsx'
import type { Papel } from './queries.ts'
import { ResumenCotizacionScreen } from './resumen-cotizacion-screen.tsx'

const papel = (imgCorrel: number, estado: Papel['estado']): Papel => ({
  imgCorrel,
  nombre: `Papel ${imgCorrel}.pdf`,
  tipoMIME: 'application/pdf',
  estado,
  emitido: estado === 'listo' ? '21-11-2026 10:47' : null,
  salud: imgCorrel === 1,
  copia: null,
})
const listos = [papel(1, 'listo'), papel(2, 'listo')]

const contractual = contractualDe({
  datosEmpleador: [{ ...losBoldos, razonSocial: 'Los Boldos SpA', montoDescuentoUF: uf(9.008) }],
  totalCotizacionPactada: uf(9.008),
  totalCotizacionPagar: uf(9.008),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:12:00Z') })
  return () => vi.useRealTimers()
})

function open(which: 'resumen' | 'documentos', answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS(which === 'resumen' ? 'documentosContractuales' : 'resumenCotizacion'),
    resumenCotizacion: cotizacionDe(),
    datosDocumentosContractuales: contractual,
    obtenerListadoPrimerPago: [],
    validarDocumentosCompensado: 'OK',
    obtenerDocumentos: listos,
    obtenerPapelesFirmados: firmadosDe({ recibe: true, detencion: 'faltan' }),
    guardarEtapa: { etapa: 'resumenCotizacion' },
    agregaArchivosDocContractuales: 'ok',
    enviarDocumentosAlCliente: 'ok',
    descargarPapel: '%PDF-',
    ...answers,
  })
  const Screen = which === 'resumen' ? ResumenCotizacionScreen : DocumentsPreviewScreen
  const { router } = renderScreen(<Screen />, { at: `/aqui${DE_LA_DS}`, session })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('while an update is open no paper leaves, and each button says why', async () => {
  const { sent } = open('documentos', { obtenerVenta: ventaConDS('resumenCotizacion', { estadoEdicion: 'E' }) })
  for (const name of ['Enviar por correo', 'Descargar contrato']) {
    await press(name)
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(edicionMessages.pendiente.text)
  }
  expect(sent('enviarDocumentosAlCliente')).toEqual([])
})

test('once the contract exists its summary is downloaded', async () => {
  const { sent } = open('documentos', {
    obtenerVenta: ventaConDS('terminado'),
    descargarResumenDeContrato: '%PDF-',
  })
  await press('Descargar resumen')
  await waitFor(() => expect(sent('descargarResumenDeContrato')).toEqual([{ identificador: '20001' }]))
})

test('before the contract no summary is offered', async () => {
  open('documentos')
  expect(await screen.findByRole('button', { name: 'Descargar contrato' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Descargar resumen' })).toBeNull()
})

describe('the quotation summary', () => {
  test('plan, lines, entities; going on saves that the papers are made', async () => {
    const { router, sent } = open('resumen')
    expect(await screen.findByRole('heading', { name: 'Alerce Bosque 90' })).toBeVisible()
    expect(await screen.findByText('Los Boldos SpA')).toBeVisible()
    await press('Continuar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents-preview'))
    expect(sent('guardarEtapa')).toEqual([
      {
        identificador: 20_001,
        etapa: 'resumenCotizacion',
        subetapa: 'Documentos Generados',
        fechaRegistro: '21-11-2026',
      },
    ])
  })

  test('is drawn at once with its first payment, which would move under it', async () => {
    const pago = Promise.withResolvers<[]>()
    open('resumen', { obtenerListadoPrimerPago: () => pago.promise })
    await screen.findByRole('status', { name: 'Cargando' })
    expect(screen.queryByRole('heading', { name: 'Alerce Bosque 90' })).toBeNull()
    pago.resolve([])
    expect(await screen.findByRole('heading', { name: 'Alerce Bosque 90' })).toBeVisible()
  })

  test('waits for the papers, and opens by itself when they are issued', async () => {
    let papeles = [papel(1, 'listo'), papel(2, 'pendiente')]
    open('resumen', { obtenerDocumentos: () => papeles })
    expect(await screen.findByText('1 de 2 emitidos')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Continuar' })
    expect(button).toHaveAccessibleDescription('Los documentos todavía se están generando.')
    papeles = listos
    expect(await screen.findByText('2 de 2 emitidos')).toBeVisible()
  })

  test('in any later stage it only goes on', async () => {
    const { router, sent } = open('resumen', { obtenerVenta: ventaConDS('resumenCotizacion') })
    await screen.findByText('2 de 2 emitidos')
    await press('Continuar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents-preview'))
    expect(sent('guardarEtapa')).toEqual([])
  })
})

describe('a paper that is gone with its health', () => {
  const eliminado = (imgCorrel: number): Papel => ({ ...papel(imgCorrel, 'listo'), estado: 'eliminado' })
  const { text } = documentosMessages.eliminado

  test.each(['resumen', 'documentos'] as const)(
    'says so in the list of %s, and nothing opens or sends it',
    async (which) => {
      const { sent } = open(which, { obtenerDocumentos: [eliminado(1), eliminado(2), papel(3, 'listo')] })
      expect(await screen.findByText('3 de 3 emitidos')).toBeVisible()
      expect(screen.getAllByText(text, { selector: 'small' })).toHaveLength(2)
      expect(screen.queryByText(documentosMessages.copiaReservada.text)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Generar documentos' })).toBeNull()
      for (const name of ['Enviar enlace de la copia', 'Abrir Papel 2.pdf', 'Descargar Papel 2.pdf']) {
        const button = screen.getByRole('button', { name })
        expect(button).toHaveAccessibleDescription(text)
        await userEvent.click(button)
      }
      expect(screen.getByRole('button', { name: 'Abrir Papel 3.pdf' })).not.toHaveAttribute('aria-disabled', 'true')
      expect([sent('enviarCopiaDS'), sent('descargarPapel')]).toEqual([[], []])
    },
  )

  test('keeps the whole from being downloaded and mailed, in its own words', async () => {
    open('documentos', { obtenerDocumentos: [eliminado(2), papel(3, 'pendiente')] })
    await screen.findByText('1 de 2 emitidos')
    expect(screen.getByRole('button', { name: 'Descargar contrato' })).toHaveAccessibleDescription(text)
    expect(screen.getByRole('button', { name: 'Enviar por correo' })).toHaveAccessibleDescription(text)
  })
})

test('the copy that is gone does not keep the papers of the contract from being downloaded together', async () => {
  open('documentos', { obtenerDocumentos: [{ ...papel(1, 'listo'), estado: 'eliminado' }, papel(2, 'listo')] })
  await screen.findByText('2 de 2 emitidos')
  expect(screen.getByRole('button', { name: 'Descargar contrato' })).not.toHaveAttribute('aria-disabled', 'true')
})

describe('an applicant without employer', () => {
  const entidad = {
    entidadId: 5,
    razonSocial: '',
    cantidadEsperada: 1,
    montoUF: uf(2.616),
    registrado: false,
    esperaDesde: null,
    resueltoPor: null,
    resueltoEn: null,
    mes: '202612',
    montoPesos: null,
    uf: null,
    devolucion: null,
    enLinea: null,
    comprobante: null,
  }
  const pago = { nombre: 'pago.pdf', tipoMIME: 'application/pdf', tamano: 9000, recibido: '2026-11-21T13:00:00.000Z' }

  test('nothing of it is taken in while an update is open', async () => {
    open('resumen', {
      obtenerListadoPrimerPago: [{ ...entidad, comprobante: pago }],
      obtenerDocumentos: [],
      obtenerVenta: ventaConDS('documentosContractuales', { estadoEdicion: 'E' }),
    })
    expect(await screen.findByRole('button', { name: 'Registrar primer pago' })).toHaveAccessibleDescription(
      edicionMessages.pendiente.text,
    )
    expect(screen.queryByLabelText(/^Cambiar/)).toBeNull()
  })

  test('proves the first payment first: until then there are no papers, and Continuar says why', async () => {
    const { sent } = open('resumen', { obtenerListadoPrimerPago: [entidad], obtenerDocumentos: [] })
    expect(await screen.findByText('0 de 1 adjuntos')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Los documentos se generan después de registrar el primer pago.',
    )
    expect(screen.getByRole('button', { name: 'Registrar primer pago' })).toHaveAccessibleDescription(
      'Faltan comprobantes del primer pago: adjunte uno por cada entidad pagadora.',
    )
    expect(screen.queryByRole('region', { name: 'Documentos' })).toBeNull()
    expect(sent('guardarPrimerPago')).toEqual([])
  })

  test('with all files it is registered, confirmed, and the papers are made', async () => {
    const guardarPrimerPago = 'ok' as const
    const { sent } = open('resumen', {
      obtenerListadoPrimerPago: [{ ...entidad, comprobante: pago }],
      guardarPrimerPago,
    })
    expect(await screen.findByText('1 de 1 adjuntos')).toBeVisible()
    await press('Registrar primer pago')
    expect(
      within(await screen.findByRole('alertdialog')).getByText(
        'El primer pago quedó registrado. Los documentos se están generando.',
      ),
    ).toBeVisible()
    expect(sent('guardarPrimerPago')).toEqual([{ identificador: 20_001 }])
  })

  test('registered: it is seen, changed no more, and the papers stand beside it', async () => {
    open('resumen', { obtenerListadoPrimerPago: [{ ...entidad, comprobante: pago, registrado: true }] })
    expect(await screen.findByText('2 de 2 emitidos')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Registrar primer pago' })).toBeNull()
    expect(screen.queryByLabelText(/Cambiar|Adjuntar comprobante/)).toBeNull()
  })

  test('given back by the desk: it says why, and takes another proof', async () => {
    const devuelto = { ...entidad, comprobante: pago, devolucion: 'Comprobante ilegible' }
    open('resumen', { obtenerListadoPrimerPago: [devuelto] })
    expect(await screen.findByText(/^La mesa lo devolvió: Comprobante ilegible\./)).toBeVisible()
    expect(screen.getByLabelText(/Cambiar/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Registrar primer pago' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('it cannot be read: nothing goes on, and that is said', async () => {
    open('resumen', { obtenerListadoPrimerPago: UNREACHABLE })
    expect(await screen.findByText('No se ha podido obtener el primer pago. Inténtelo nuevamente.')).toBeVisible()
  })
})

describe('the papers', () => {
  test('a failed paper can be made again', async () => {
    const { sent } = open('documentos', { obtenerDocumentos: [papel(1, 'fallido')] })
    expect(await screen.findByText('No se pudo generar')).toBeVisible()
    await press('Generar documentos')
    await waitFor(() => expect(sent('agregaArchivosDocContractuales')).toEqual([{ prospectoId: 12 }]))
  })

  test('none: it says so', async () => {
    open('documentos', { obtenerDocumentos: [] })
    expect(await screen.findByText('No existen documentos')).toBeVisible()
  })

  test('they cannot be read: the words of the specification', async () => {
    open('documentos', { obtenerDocumentos: UNREACHABLE })
    expect(await screen.findByText('No se han podido obtener los documentos')).toBeVisible()
  })

  test('one is downloaded under its name', async () => {
    const names: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { sent } = open('documentos')
    await press('Descargar Papel 2.pdf')
    await waitFor(() => expect(names).toEqual(['Papel 2.pdf']))
    expect(sent('descargarPapel')).toEqual([{ identificador: '20001', imgCorrel: '2' }])
  })

  test('the copy of the declaration is the applicant’s: it says so, and nothing opens it', async () => {
    open('documentos')
    expect(await screen.findByText(/La copia de la Declaración de Salud es para el postulante/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Papel 1/ })).toBeNull()
  })

  test('a failed download is reported', async () => {
    open('documentos', { descargarPapel: UNREACHABLE })
    await press('Descargar Papel 2.pdf')
    expect(await screen.findByText('Error al descargar documentos')).toBeVisible()
  })

  test('sent by mail: a message confirms it', async () => {
    const { sent } = open('documentos')
    await screen.findByText('2 de 2 emitidos')
    await press('Enviar por correo')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Los documentos se han enviado al cliente.')).toBeVisible()
    expect(sent('enviarDocumentosAlCliente')).toEqual([{ identificador: 20_001 }])
  })

  test('of a pair they wait for the other’s: the button says so', async () => {
    const text = 'Los documentos de la pareja se envían juntos: faltan los del otro compensado.'
    open('documentos', { validarDocumentosCompensado: text })
    await screen.findByText('2 de 2 emitidos')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Enviar por correo' })).toHaveAccessibleDescription(text),
    )
  })

  test('jefatura sees the list, and why it cannot open them', async () => {
    open('documentos', {}, { roles: ['jefatura'] })
    const button = await screen.findByRole('button', { name: 'Abrir Papel 2.pdf' })
    expect(button).toHaveAccessibleDescription('Solo el asesor de la venta puede abrir los documentos.')
  })

  test('Finalizar returns home', async () => {
    open('documentos')
    expect(await screen.findByRole('link', { name: 'Finalizar' })).toHaveAttribute('href', '/home')
  })

  test('of an electronic sale Finalizar returns to its summary', async () => {
    open('documentos', { obtenerVenta: { ...ventaConDS('firmaDocumentos'), tipoVenta: 'E' } })
    expect(await screen.findByText('La lee con los documentos que firma.')).toBeVisible()
    const finalizar = await screen.findByRole('link', { name: 'Finalizar' })
    expect(finalizar).toHaveAttribute('href', `/resumen-cotizacion${DE_LA_DS}`)
  })
})
