import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { caso, pendiente, pendientes, sinCedula } from '../../../../testing/caso.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  lastStays,
  payloadsIn,
  Refused,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { MesaScreen } from '../mesa-screen.tsx'
import type { Firma } from './queries.ts'

const espera: Firma = {
  ...caso(),
  envioId: 3,
  pareja: null,
  enviado: '2026-11-21T15:30:00.000Z',
  resuelto: null,
  resueltoPor: null,
  motivo: null,
}
const devuelta: Firma = {
  ...espera,
  resuelto: '2026-11-21T16:00:00.000Z',
  resueltoPor: 'PILAR SOTO',
  motivo: 'Documento ilegible',
}
const enBandeja = (pareja: string | null = null) =>
  pendiente({ clase: 'firma', registroId: 3, que: 'Documentos firmados por revisar', desde: espera.enviado, pareja })
const pagina = (...filas: Firma[]) => ({ filas, siguiente: null })
const codigos = [
  { codigo: '10', descripcion: 'Identidad', detalles: [{ codigo: '1', descripcion: 'Cédula ilegible' }] },
  {
    codigo: '14',
    descripcion: 'Documento contractual',
    detalles: [{ codigo: '2', descripcion: 'Documento ilegible' }],
  },
]

function open(answers: Answers = {}, at = '/mesa?ver=firma') {
  const papel = {
    nombre: 'plan.pdf',
    tipoMIME: 'application/pdf',
    tamano: 24_000,
    recibido: espera.enviado,
    devuelto: false,
    coincide: true,
  }
  const base: Answers = {
    obtenerPendientesMesa: pendientes(enBandeja()),
    obtenerFirmas: pagina(devuelta),
    obtenerPapelesFirmados: {
      papeles: [
        { imgCorrel: 1, nombre: 'Declaración de Salud 5000000140.pdf', salud: true, firmado: papel },
        { imgCorrel: 2, nombre: 'Plan y precio.pdf', salud: false, firmado: { ...papel, coincide: false } },
      ],
      recibe: false,
      detencion: 'enLaMesa',
      envioId: 3,
      enviado: espera.enviado,
      devolucion: null,
      devolucionAnterior: null,
      otro: null,
      abreDS: true,
      resueltoPor: null,
      resueltoEn: null,
      anteriores: [],
    },
    obtenerCodigosIrregularidad: codigos,
    aceptarFirmas: 'ok',
    devolverFirmas: 'ok',
  }
  const received = fakeServer({ ...sinBorrador, ...sinCedula, ...base, ...answers })
  renderScreen(<MesaScreen />, { at, session: { roles: ['mesa'] } })
  return { sent: payloadsIn(received) }
}

const check = () => press('Revisar los documentos de ROSA IBACACHE MORA')

test('a case is reviewed paper by paper, and accepted after showing the consequence', async () => {
  const { sent } = open()
  await check()
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentos de ROSA IBACACHE MORA' }))
  expect(await dialog.findByRole('button', { name: 'Abrir Plan y precio' })).toBeVisible()
  // A paper that could not be verified shows a notice to compare it
  const aviso = 'No se pudo comprobar que sea el documento emitido: compare folio y firma.'
  const lista = within(dialog.getByRole('list', { name: 'Documentos firmados de ROSA IBACACHE MORA' }))
  const [ds, plan] = lista.getAllByRole('listitem')
  expect(within(plan as HTMLElement).getByText(aviso)).toBeVisible()
  expect(within(ds as HTMLElement).getByText('Coincide con el documento emitido.')).toBeVisible()
  // its signature is compared with that of the identity card
  expect(dialog.getByRole('button', { name: /^Abrir Declaración/ })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(
    await screen.findByText(
      'El contrato queda suscrito y el postulante pasa a ser titular vigente. No se puede deshacer.',
    ),
  ).toBeVisible()
  expect(sent('aceptarFirmas')).toEqual([])
  await press('Aceptar y suscribir')
  expect(await screen.findByText('Contrato de ROSA IBACACHE MORA suscrito. Se avisó a su asesor.')).toBeVisible()
  expect(sent('aceptarFirmas')).toEqual([{ declaracionSaludId: 34, envioId: 3 }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await expectFocusSomewhere()
})

test('of a pair the papers of both are looked at, and it says that both end', async () => {
  const otro = { prospectoId: 13, nombre: 'LUIS TAPIA SOTO', identificador: 35 }
  const sinPapeles = {
    papeles: [],
    recibe: false,
    envioId: 3,
    enviado: espera.enviado,
    devolucion: null,
    devolucionAnterior: null,
    abreDS: true,
    resueltoPor: null,
    resueltoEn: null,
    anteriores: [],
  }
  open({
    obtenerPendientesMesa: pendientes(enBandeja('LUIS TAPIA')),
    obtenerPapelesFirmados: ({ identificador }) => ({
      ...sinPapeles,
      detencion: 'enLaMesa',
      otro: identificador === 34 ? otro : null,
    }),
  })
  await check()
  await screen.findByRole('list', { name: 'Documentos firmados de ROSA IBACACHE MORA' })
  expect(await screen.findByRole('heading', { name: 'Documentos firmados de LUIS TAPIA SOTO' })).toBeVisible()
  expect(await screen.findByText(/pareja de LUIS TAPIA: se aceptan o se devuelven los dos/)).toBeVisible()
  await press('Aceptar')
  expect(await screen.findByText(/^Los dos contratos de la pareja quedan suscritos/)).toBeVisible()
  await press('Aceptar y suscribir')
  const suscritos = 'Contratos de ROSA IBACACHE MORA y LUIS TAPIA suscritos. Se avisó a su asesor.'
  expect(await screen.findByText(suscritos)).toBeVisible()
})

test('a refused acceptance shows the text of the server, and the case stays open', async () => {
  const text = 'El caso tiene irregularidades abiertas: ciérrelas antes de aceptar.'
  open({ aceptarFirmas: new Refused(422, text) })
  await check()
  await press('Aceptar')
  await press('Aceptar y suscribir')
  expect(await screen.findByText(text)).toBeVisible()
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByRole('dialog', { name: 'Documentos de ROSA IBACACHE MORA' })).toBeVisible()
})

test('it is returned with codes of the papers only', async () => {
  const { sent } = open()
  await check()
  await press('Devolver al asesor')
  const dialog = within(await screen.findByRole('dialog', { name: 'Devolver los documentos de ROSA IBACACHE MORA' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
  expect(dialog.getAllByText('Elija un código de la lista')).toHaveLength(2)
  expect(dialog.getAllByText('Marque los documentos que están mal.')).toHaveLength(2)
  expect(dialog.queryByRole('option', { name: /Identidad/ })).toBeNull()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Plan y precio' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Código' }), '14 · Documento contractual')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Detalle' }), '2 · Documento ilegible')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Qué debe corregir' }), 'Escanee la hoja 2.')
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
  expect(await screen.findByText('Documentos de ROSA IBACACHE MORA devueltos. Se avisó a su asesor.')).toBeVisible()
  expect(sent('devolverFirmas')).toEqual([
    {
      declaracionSaludId: 34,
      envioId: 3,
      codigo: '14',
      codigoDetalle: '2',
      motivo: 'Escanee la hoja 2.',
      papeles: [2],
    },
  ])
})

test('the draft belongs to this case and this hand-in', async () => {
  const { sent } = open()
  await check()
  await press('Devolver al asesor')
  await screen.findByRole('dialog', { name: 'Devolver los documentos de ROSA IBACACHE MORA' })
  await waitFor(() => expect(sent('obtenerBorrador')).toEqual([{ formulario: 'devolver-firmas:3' }]))
})

test('nothing is decided on papers that were not read, nor on a case that waits no more', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'obtenerPapelesFirmados'>>()
  open({ obtenerPapelesFirmados: () => promise })
  await check()
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentos de ROSA IBACACHE MORA' }))
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cerrar'])
  resolve({
    papeles: [],
    recibe: true,
    detencion: null,
    envioId: null,
    enviado: espera.enviado,
    devolucion: null,
    devolucionAnterior: null,
    otro: null,
    abreDS: true,
    resueltoPor: null,
    resueltoEn: null,
    anteriores: [],
  })
  expect(await dialog.findByText('Este caso ya no espera en la mesa.')).toBeVisible()
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cerrar'])
})

test('papers that came while others were looked at are read before anything is decided', async () => {
  const text = firmadosMessages.otrosPapeles.text
  const { sent } = open({ aceptarFirmas: new Refused(412, text, { codigo: 'firmas_otros_papeles' }) })
  await check()
  await press('Aceptar')
  const antes = sent('obtenerPapelesFirmados').length
  await press('Aceptar y suscribir')
  expect(await screen.findByText(text)).toBeVisible()
  expect(sent('aceptarFirmas')).toEqual([{ declaracionSaludId: 34, envioId: 3 }])
  expect(sent('obtenerPapelesFirmados').length).toBe(antes + 1)
})

test('others that come by themselves are not decided on until somebody says that they look', async () => {
  const de = (envioId: number) => ({
    papeles: [],
    recibe: false,
    detencion: 'enLaMesa' as const,
    envioId,
    enviado: espera.enviado,
    devolucion: null,
    devolucionAnterior: null,
    otro: null,
    abreDS: true,
    resueltoPor: null,
    resueltoEn: null,
    anteriores: [],
  })
  const refused = new Refused(412, firmadosMessages.otrosPapeles.text)
  const { sent } = open({
    obtenerPapelesFirmados: lastStays(de(3), de(4)),
    aceptarFirmas: ({ envioId }) => (envioId === 3 ? refused : 'ok'),
  })
  await check()
  await press('Aceptar')
  await press('Aceptar y suscribir')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }))
  const dialog = () => within(screen.getByRole('dialog', { name: 'Documentos de ROSA IBACACHE MORA' }))
  expect(await dialog().findByText(dicho(/^El asesor entregó otros documentos/))).toBeVisible()
  expect(dialog().queryByRole('button', { name: 'Aceptar' })).toBeNull()
  await press('Revisar los de ahora')
  await expectFocusSomewhere()
  await press('Aceptar')
  await press('Aceptar y suscribir')
  expect(await screen.findByText('Contrato de ROSA IBACACHE MORA suscrito. Se avisó a su asesor.')).toBeVisible()
  expect(sent('aceptarFirmas').map((one) => (one as { envioId: number }).envioId)).toEqual([3, 4])
})

test('a second hand-in shows the former return, and the papers changed since', async () => {
  const devolucionAnterior = { motivo: 'Documento ilegible', por: 'PILAR SOTO', en: '2026-11-21T15:00:00.000Z' }
  const papel = { nombre: 'plan.pdf', tipoMIME: 'application/pdf', tamano: 24_000, devuelto: false, coincide: true }
  const papeles = [
    { imgCorrel: 2, nombre: 'Plan y precio.pdf', salud: false, firmado: { ...papel, recibido: espera.enviado } },
    { imgCorrel: 3, nombre: 'FUN.pdf', salud: false, firmado: { ...papel, recibido: '2026-11-21T14:00:00.000Z' } },
  ]
  open({
    obtenerPapelesFirmados: {
      papeles,
      recibe: false,
      detencion: 'enLaMesa',
      devolucion: null,
      envioId: 3,
      enviado: espera.enviado,
      devolucionAnterior,
      otro: null,
      abreDS: true,
      resueltoPor: null,
      resueltoEn: null,
      anteriores: [],
    },
  })
  await check()
  expect(await screen.findByText(dicho(/^Se devolvieron el 21-11-2026.*Documento ilegible\.$/))).toBeVisible()
  expect(screen.getByText(dicho(/^Cambiado · plan\.pdf/))).toBeVisible()
  expect(screen.getAllByText(dicho(/plan\.pdf/))).toHaveLength(2)
})

test('a decided case shows author and reason, and cannot be decided again', async () => {
  open({}, '/mesa?ver=firma&lista=devueltas')
  const row = await screen.findByRole('row', { name: /ROSA IBACACHE/ })
  for (const text of ['PILAR SOTO', 'Documento ilegible']) expect(row).toHaveTextContent(text)
  await press('Ver los documentos de ROSA IBACACHE MORA')
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentos de ROSA IBACACHE MORA' }))
  expect(dialog.queryByRole('button', { name: 'Aceptar' })).toBeNull()
})

test('nothing waits: it says so', async () => {
  open({ obtenerFirmas: pagina() }, '/mesa?ver=firma&lista=aceptadas')
  expect(await screen.findByText('No se ha aceptado ningún documento')).toBeVisible()
})
