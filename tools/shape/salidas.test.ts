import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../../packages/contract/operations.ts'
import { root } from '../checks/tree.ts'

const PARA_OTRO_PROGRAMA = ['text/csv', 'application/zip', 'text/calendar']

test('every file for another program is in the security document: recipient, content and exclusions', () => {
  const [, dicho = ''] = readFileSync(join(root, 'docs/SEGURIDAD.md'), 'utf8').split('### Lo que sale en un archivo')
  const [seccion = ''] = dicho.split('\n### ')
  const salen = operations.filter(({ tipos = [] }) => tipos.some((tipo) => PARA_OTRO_PROGRAMA.includes(tipo)))
  expect(salen.map(({ name }) => name)).toContain('descargarAccesosSalud')
  expect(salen.map(({ name }) => name).filter((name) => !seccion.includes(`\`${name}\``))).toEqual([])
})
