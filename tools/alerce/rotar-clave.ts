import { rotateClave } from '../../apps/server/src/command.ts'

export const resumen = 'Cifra con DATA_KEY todo lo que cifró una clave de DATA_KEY_OTRAS, con el servidor andando.'

export async function run(): Promise<void> {
  const total = await rotateClave((columna, cuantos) => console.log(`${columna.padEnd(30)} ${cuantos}`))
  console.log(`${total} valores cifrados con la clave actual; ninguno depende ya de DATA_KEY_OTRAS.`)
}
