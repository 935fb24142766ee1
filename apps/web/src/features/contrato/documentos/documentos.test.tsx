import { uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { cotizacionDe } from '../../../testing/cotizacion.ts'
import { DE_LA_DS, ventaConDS } from '../../../testing/declaracion.ts'
import { contractualDe, losBoldos } from '../../../testing/entidad.ts'
import { type Answers, fakeServer, UNREACHABLE } from '../../../testing/fake-server.ts'
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
    obtenerDocumentos: listos,
    guardarEtapa: { etapa: 'resumenCotizacion' },
    agregaArchivosDocContractuales: 'ok',
    enviarDocumentosAlCliente: 'ok',
    descargarDocumentoPDF: { nombre: 'Papel 1.pdf', archivo: btoa('%PDF-'), tipoMIME: 'application/pdf' },
    ...answers,
  })
  const Screen = which === 'resumen' ? ResumenCotizacionScreen : DocumentsPreviewScreen
  const { router } = renderScreen(<Screen />, { at: `/aqui${DE_LA_DS}`, session })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

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

describe('the papers', () => {
  test('what failed can be made again', async () => {
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
    await press('Descargar Papel 1.pdf')
    await waitFor(() => expect(names).toEqual(['Papel 1.pdf']))
    expect(sent('descargarDocumentoPDF')).toEqual([{ identificador: 20_001, imgCorrel: 1 }])
  })

  test('a download that fails is told', async () => {
    open('documentos', { descargarDocumentoPDF: UNREACHABLE })
    await press('Descargar Papel 1.pdf')
    expect(await screen.findByText('Error al descargar documentos')).toBeVisible()
  })

  test('sent by mail: told, and the stage says so', async () => {
    const { sent } = open('documentos')
    await screen.findByText('2 de 2 emitidos')
    await press('Enviar por correo')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Los documentos se han enviado al cliente.')).toBeVisible()
    expect(sent('enviarDocumentosAlCliente')).toEqual([{ identificador: 20_001 }])
  })

  test('jefatura sees the list, and why it cannot open them', async () => {
    open('documentos', {}, { roles: ['jefatura'] })
    const button = await screen.findByRole('button', { name: 'Abrir Papel 1.pdf' })
    expect(button).toHaveAccessibleDescription('Solo el asesor de la venta puede abrir los documentos.')
  })

  test('Finalizar returns home', async () => {
    open('documentos')
    expect(await screen.findByRole('link', { name: 'Finalizar' })).toHaveAttribute('href', '/home')
  })
})
