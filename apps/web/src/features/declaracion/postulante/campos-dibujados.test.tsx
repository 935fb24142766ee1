import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { titularConSalud } from '@alerce/contract/fichas/declaracion/cotizante'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from './postulante-ds-screen.tsx'

function open(changes: Parameters<typeof postulacionDe>[0]) {
  const obtenerPostulacion = postulacionDe(changes)
  const { estado, ...invitacion } = { estado: 'identidad' as const, isapre: 'Alerce', asesor: 'Camila Rojas' }
  fakeServer({
    ...sinNovedad,
    obtenerPostulacion,
    abrirInvitacion: { estado, ...invitacion, vence: '2026-11-06T13:00:00Z', enviada: false },
  })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
}

/** Labels of the applicant's page that differ from those of the desk. */
const enSuPagina: Readonly<Record<string, RegExp>> = {
  pension: /pensión de invalidez/,
  tipoDocumento: /^Documento/,
}

/** The fields that have a control by their label. */
const dibujados = (ficha: Ficha): string[] =>
  Object.entries(ficha).flatMap(([campo, { etiqueta }]) => {
    const nombre = enSuPagina[campo] ?? new RegExp(`^${etiqueta}`)
    const hay = ['textbox', 'combobox', 'group', 'radiogroup'].some((role) =>
      screen.queryByRole(role, { name: nombre }),
    )
    return hay ? [campo] : []
  })

test('every field of the holder is drawn on their own page', async () => {
  const { titular } = postulacionDe()
  open({ paso: 'cotizante', titular: { ...titular, pension: true, causal: 1 } })
  await screen.findByRole('textbox', { name: 'Diagnóstico' })
  expect(dibujados(titularConSalud)).toEqual(Object.keys(titularConSalud))
})

test('every field of a beneficiario is drawn, for RUT and for passport', async () => {
  const persona = { id: 2, fechaNacimiento: '20-03-2015', sexo: 1, versionPersona: 1, tipo: 2, relacion: 4 } as const
  const nombre = { descripcionOtro: '', nombres: '', apellidoPaterno: '', apellidoMaterno: '' }
  const sinDecir = { rutBeneficiario: null, pasaporte: null, peso: null, altura: null }
  open({ paso: 'beneficiarios', beneficiarios: [{ ...persona, ...nombre, ...sinDecir }] })
  await screen.findByRole('textbox', { name: 'RUT' })
  const conRut = dibujados(beneficiarioDS)
  await userEvent.click(screen.getByRole('radio', { name: 'Pasaporte' }))
  await screen.findByRole('textbox', { name: 'Número de pasaporte' })
  expect([...new Set([...conRut, ...dibujados(beneficiarioDS)])].toSorted()).toEqual(
    Object.keys(beneficiarioDS).toSorted(),
  )
})
