import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { OperatorFailure } from '../apps/server/src/operator-failure.ts'
import { keepCompiled } from './compiled.ts'

/** A command of `npm run alerce`: a file of tools/alerce with these two exports. */
interface Command {
  readonly resumen: string
  run(args: readonly string[]): Promise<void> | void
}

const folder = join(import.meta.dirname, 'alerce')
const load = async (name: string): Promise<Command> => await import(join(folder, `${name}.ts`))

async function help(): Promise<void> {
  console.log('Uso: npm run alerce <comando>\n\nComandos:')
  for (const name of globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'))) {
    console.log(`  ${name.padEnd(20)} ${(await load(name)).resumen}`)
  }
  console.log(`  ${'ayuda'.padEnd(20)} Muestra este texto.`)
}

keepCompiled()
const [name = 'ayuda', ...args] = process.argv.slice(2)
if (name === 'ayuda') {
  await help()
} else if (/^[a-z-]+$/.test(name) && existsSync(join(folder, `${name}.ts`))) {
  try {
    await (await load(name)).run(args)
  } catch (error) {
    // Failures for the operator print no stack trace; any other error is a defect and prints it
    console.error(error instanceof OperatorFailure ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error(`No existe el comando «${name}».\n`)
  await help()
  process.exitCode = 1
}
