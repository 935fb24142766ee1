import { expect, test } from 'vitest'
import { estadosDelProspecto } from './estado.ts'
import { esProspeccionOpuesta } from './oposicion.ts'

test.each([
  [['contacto'], ['Prospecto Ingresado', 'Invitación Enviada', 'DS Rechazada', 'Inactivo'], true],
  [['contacto', 'estadisticas'], ['Cotización Finalizada'], true],
  [
    ['contacto'],
    ['DS en Proceso', 'DS en Evaluación', 'DS Aceptada', 'Documentos Enviados', 'Contrato Suscrito'],
    false,
  ],
  [['estadisticas'], estadosDelProspecto, false],
  [[], estadosDelProspecto, false],
] as const)('objections %j in %j: contact is withheld: %s', (oposiciones, estados, opuesta) => {
  for (const estado of estados) expect(esProspeccionOpuesta({ estado, oposiciones })).toBe(opuesta)
})
