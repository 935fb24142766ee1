import { expect } from '@playwright/test'
import { textosDelPostulante } from '../../packages/contract/catalogos/declaracion/resultados.ts'
import type { SituacionDelPostulante } from '../../packages/domain/declaracion/invitacion/seguimiento.ts'
import { press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { invitada } from './al-telefono.ts'
import { open, sign } from './firma.ts'
import { declareByPhone, identify, respuestaCon, sano, titulo } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245372-4'

/** Situations after results 2 to 8 that this journey simulates; the others occur in it, or look like one of these. */
const situaciones = [
  'restringida',
  'antecedentes',
  'rechazada',
  'anulada',
  'antecedentesRenta',
  'rentaInsuficiente',
] as const satisfies readonly SituacionDelPostulante[]
/** All optional data of a situation. */
const pedido = {
  motivo: 'Falta un informe del médico tratante.',
  conCarta: true,
  restricciones: [{ persona: 'AURORA FIRMA PRUEBA', condicion: 'Asma', meses: 18, cobertura: 25 }],
  antecedentes: ['Informe del médico tratante'],
  archivos: [{ id: 1, nombre: 'informe.pdf', tamano: 900, creado: '2026-11-23T14:05:00.000Z' }],
  renta: 1_800_000,
  maximo: 126_000,
}

const berta = { id: 2, nombre: 'BERTA FIRMA PRUEBA' }
/** Steps of an applicant with a family, with their titles. */
const familia = [
  [
    'Beneficiario 1 de 1',
    {
      paso: 'beneficiarios',
      beneficiarios: [
        {
          id: 2,
          fechaNacimiento: '20-03-2015',
          sexo: 1,
          tipo: 2,
          relacion: 4,
          peso: null,
          altura: null,
          nombres: '',
          apellidoPaterno: '',
          apellidoMaterno: '',
          rutBeneficiario: null,
          pasaporte: null,
        },
      ],
    },
  ],
  ['Declaración jurada 1 de 1', { paso: 'juradas', juradas: [{ ...berta, abierta: false, aceptada: false }] }],
  ['Declaración jurada 1 de 1', { paso: 'juradas', juradas: [{ ...berta, abierta: true, aceptada: false }] }],
  [
    'Circular del cónyuge',
    {
      paso: 'circular',
      circular: {
        version: 1,
        titulo: 'Circular del cónyuge',
        cuerpo: 'Un párrafo.\n\nOtro.',
        esEjemplo: true,
        conyuge: 'PEDRO SOTO REYES',
        aceptada: false,
      },
    },
  ],
] as const

test('a voluntary signs and authorises the payment in one session, with one identification', async ({
  page,
  browser,
  alerce,
}) => {
  const como = { tipoTrabajador: 'V' } as const
  const { mesa, prospectoId, enlace, applicant } = await invitada({ page, browser, alerce }, RUT, como)
  await open(applicant, enlace)
  await identify(applicant, mesa, RUT)
  await titulo(applicant, 'Autorización PreviRed')
  await declareByPhone(applicant)
  await respuestaCon(applicant, 'obtenerPostulacion', { esperaAlOtorgante: true })
  await open(applicant, enlace)
  await titulo(applicant, 'Firma')
  await expect(applicant.getByRole('checkbox')).toHaveCount(0)
  await sano(applicant)
  for (const [encabezado, estado] of familia) {
    await respuestaCon(applicant, 'obtenerPostulacion', estado)
    await open(applicant, enlace)
    await titulo(applicant, encabezado)
    await sano(applicant)
  }
  await applicant.unrouteAll()
  await open(applicant, enlace)
  await titulo(applicant, 'Firma')
  await sign(applicant, mesa, 'Firmar y enviar')

  await titulo(applicant, textosDelPostulante.autorizada.titulo)
  await expect(applicant.getByRole('heading', { name: 'Autorice el pago de su plan' })).toBeVisible()
  await expect(applicant.getByRole('textbox')).toHaveCount(0)
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByRole('checkbox')).toBeFocused()
  await sano(applicant)
  await applicant.getByRole('checkbox').check()
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByText(/^Autorizó el pago mensual de su plan el/)).toBeVisible()
  await sano(applicant)

  // Other situations need several days and users: a changed reply simulates them
  for (const situacion of situaciones) {
    await respuestaCon(applicant, 'obtenerSeguimiento', { situacion, ...pedido })
    await applicant.reload()
    await titulo(applicant, textosDelPostulante[situacion].titulo)
    await sano(applicant)
  }

  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await expect(page.getByText('Mandato de pago autorizado por el cliente')).toBeVisible()
})
