import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createEquipoAsOperator } from '../../apps/server/src/command.ts'
import {
  ordenDeOpcion,
  type PersonaPorCrear,
  perfilesDeEquipo,
  readEquipoCsv,
} from '../../apps/server/src/create-equipo.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'

export const resumen = 'Crea un equipo con su jefatura y sus asesores, y muestra sus contraseñas provisorias.'

const uso = `Uso: npm run alerce -- crear-equipo --equipo "Equipo Norte" --archivo equipo.csv
     npm run alerce -- crear-equipo --equipo "Equipo Norte" --jefatura PERSONA [--asesor PERSONA]…
  archivo   CSV con las columnas usuario, rut, nombres, apellido, correo y perfil (jefatura, asesor o ambos),
            y si se quiere segundo apellido y teléfono
  PERSONA   "${ordenDeOpcion.slice(0, 5).join(';')}[;segundo apellido[;teléfono]]"
Se crea todo, o nada.`

/** Person of an option: `pnunez;12870455-7;Patricia;Núñez;patricia@isapre.cl`. */
function personaDeOpcion(perfil: string, escrita: string): PersonaPorCrear {
  const valores = escrita.split(';').map((valor) => valor.trim())
  if (valores.length > ordenDeOpcion.length) throw new OperatorFailure(uso)
  const datos = Object.fromEntries(valores.map((valor, at) => [ordenDeOpcion[at], valor]))
  return { donde: `--${perfil} ${valores[0] ?? ''}`, datos: { ...datos, perfil } }
}

function readArchivo(ruta: string): PersonaPorCrear[] {
  if (!existsSync(ruta)) throw new OperatorFailure(`No se puede leer el archivo ${ruta}.`)
  return readEquipoCsv(readFileSync(ruta))
}

export async function run(args: readonly string[]): Promise<void> {
  const some = { type: 'string', multiple: true, default: [] as string[] } as const
  const options = { equipo: { type: 'string' }, archivo: { type: 'string' }, jefatura: some, asesor: some } as const
  const { values } = parseArgs({ args: [...args], options })
  const { equipo, archivo } = values
  const escritas = perfilesDeEquipo.flatMap((perfil) => values[perfil].map((una) => personaDeOpcion(perfil, una)))
  if (!equipo || (archivo === undefined) === (escritas.length === 0)) throw new OperatorFailure(uso)
  const personas = archivo === undefined ? escritas : readArchivo(archivo)
  const claves = await createEquipoAsOperator(equipo, personas)
  console.log(`Equipo «${equipo.trim()}» creado. Contraseñas provisorias:`)
  for (const { usuario, clave } of claves) console.log(`  ${usuario.padEnd(40)} ${clave}`)
  const cambio = claves.some(({ debeCambiarla }) => debeCambiarla)
  console.log(`No se volverán a mostrar.${cambio ? ' Deben cambiarse en el primer ingreso.' : ''}`)
}
