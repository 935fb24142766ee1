import { especificacion } from '@alerce/contract/especificacion/especificacion'
import { operations } from '@alerce/contract/operations'
import { expect, test } from 'vitest'
import { cerradasPara, type Forma, formas, type NombrePropio } from './formas.ts'

const titulos = {
  local: 'En este servidor',
  delServidor: 'En este servidor, solo para sus propios usuarios',
  copia: 'De la copia de la venta, leída antes del núcleo',
  compuesta: 'Con llamadas de las especificaciones',
  cerrada: 'Cerradas',
} as const satisfies Record<Forma['como'], string>

const nombres = (Object.keys(formas) as NombrePropio[]).toSorted()

function listaDe(como: Forma['como']): string {
  const suyas = nombres.filter((nombre) => formas[nombre].como === como)
  if (como !== 'cerrada') return `${suyas.map((nombre) => `\`${nombre}\``).join(', ')}.`
  const motivos = [...new Set(suyas.map((nombre) => (formas[nombre] as { motivo: string }).motivo))]
  return motivos
    .map((motivo) => {
      const ellas = suyas.filter((nombre) => (formas[nombre] as { motivo: string }).motivo === motivo)
      return `### ${motivo}\n\n${ellas.map((nombre) => `\`${nombre}\``).join(', ')}.`
    })
    .join('\n\n')
}

test('docs/NUCLEO-REMOTO.md lists each operation of ours as the table says', async () => {
  const partes = (Object.keys(titulos) as Forma['como'][]).map((como) => `## ${titulos[como]}\n\n${listaDe(como)}`)
  const text = `# Operaciones en modo conectado

Escrito por la prueba de \`apps/server/src/upstream/formas.ts\`: \`npm test -- formas -u\`. Las ${Object.keys(especificacion).length} llamadas de las especificaciones van al núcleo remoto ([decisión 059](decisions/059-connected-mode.md)); estas ${nombres.length} son nuestras.

${partes.join('\n\n')}
`
  await expect(text).toMatchFileSnapshot('../../../../docs/NUCLEO-REMOTO.md')
})

test('the table names every operation of ours, and the closed ones are those of the session', () => {
  const propias = operations.map(({ name }) => name).filter((name) => !(name in especificacion))
  expect(nombres).toEqual(propias.toSorted())
  expect(cerradasPara(true)).toContain('cambiarClave')
  expect(cerradasPara(false)).not.toContain('cambiarClave')
})
