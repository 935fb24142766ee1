import type { DetencionDeFirmados } from '@alerce/domain/contrato/firmados'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Firmados } from '../../../lib/adjuntos/firmados.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { DE_LA_DS, ventaConDS } from '../../../testing/declaracion.ts'
import { type Answers, fakeServer, UNREACHABLE } from '../../../testing/fake-server.ts'
import { firmadosDe } from '../../../testing/firmados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DocumentsPreviewScreen } from './documents-preview-screen.tsx'

const firmadosCon = (detencion: DetencionDeFirmados | null, recibe: boolean): Firmados =>
  firmadosDe({ papeles: [{ imgCorrel: 2, nombre: 'Papel 2.pdf', salud: false, firmado: null }], recibe, detencion })

interface Caso {
  readonly etapa?: EtapaDS
  readonly venta?: Partial<Venta>
  readonly firmados?: Firmados
  readonly answers?: Answers
  readonly session?: object
}

function open({ etapa = 'resumenCotizacion', venta = {}, firmados, answers = {}, session = {} }: Caso) {
  fakeServer({
    obtenerVenta: ventaConDS(etapa, venta),
    obtenerDocumentos: [],
    validarDocumentosCompensado: 'OK',
    obtenerPapelesFirmados: firmados ?? firmadosCon('faltan', true),
    ...answers,
  })
  renderScreen(<DocumentsPreviewScreen />, { at: `/aqui${DE_LA_DS}`, session })
}

/** Names of the primary buttons and links: the page must have exactly one. */
async function principales() {
  await screen.findByText('No existen documentos')
  const all = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]
  return all.filter(({ dataset }) => dataset.kind === 'primary').map(({ textContent }) => textContent)
}

const ENTREGAR = 'Enviar documentos firmados'
const FINALIZAR = 'Finalizar'

test.each<[string, string, Caso]>([
  ['signatures are missing', ENTREGAR, {}],
  ['all are there', ENTREGAR, { firmados: firmadosCon(null, true) }],
  ['the other of the pair has none yet', ENTREGAR, { firmados: firmadosCon('otro', true) }],
  [
    'an update waits to be confirmed',
    ENTREGAR,
    { venta: { estadoEdicion: 'E' }, firmados: firmadosCon('actualizacion', true) },
  ],
  ['the signed files cannot be read', ENTREGAR, { answers: { obtenerPapelesFirmados: UNREACHABLE } }],
  ['they are with the desk', FINALIZAR, { etapa: 'firmaIsapreRevision', firmados: firmadosCon('enLaMesa', false) }],
  ['the contract is signed', FINALIZAR, { etapa: 'terminado', firmados: firmadosCon('suscrito', false) }],
  ['the sale ended without one', FINALIZAR, { firmados: firmadosCon('inactivo', true) }],
  ['another sale of the same person came first', FINALIZAR, { firmados: firmadosCon('yaSuscribio', true) }],
  ['the applicant signs on the phone', FINALIZAR, { venta: { tipoVenta: 'E' } }],
  ['a reader only looks', FINALIZAR, { session: { roles: ['jefatura'] } }],
])('%s: the one primary button is «%s»', async (_state, name, caso) => {
  open(caso)
  if (caso.firmados) await screen.findByText('0 de 1 firmados')
  expect(await principales()).toEqual([name])
})

test('until the signed files are read, the primary button is that of the stage', async () => {
  open({ answers: { obtenerPapelesFirmados: () => new Promise(() => undefined) } })
  expect(await principales()).toEqual([ENTREGAR])
})

test('with an open update the primary button gives the reason of its wait', async () => {
  open({ venta: { estadoEdicion: 'E' }, firmados: firmadosCon('actualizacion', true) })
  await screen.findByText('0 de 1 firmados')
  expect(screen.getByRole('button', { name: ENTREGAR })).toHaveAccessibleDescription(
    'Hay una actualización sin confirmar. Confírmela o descártela antes de continuar.',
  )
})

test('a failed read of the received papers: the button reports it, not that it is loading', async () => {
  open({ answers: { obtenerPapelesFirmados: UNREACHABLE } })
  await principales()
  const button = await screen.findByRole('button', { name: ENTREGAR })
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(
      'No se han podido obtener los documentos firmados. Inténtelo nuevamente.',
    ),
  )
})

test('an irregularity to correct elsewhere comes first: this screen has no primary button', async () => {
  const una = {
    irregularidadId: 7,
    descripcion: 'Identidad',
    detalle: 'Cédula de identidad ilegible',
    motivo: '',
    nota: '',
    corregida: null,
    evidencias: [],
    ruta: '/postulant-datanew',
  }
  open({ venta: { irregularidades: [una] } })
  expect(await principales()).toEqual([])
})
