import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { huellaDe } from '../packages/evidencia/firma.ts'
import { armarPaquete } from '../packages/evidencia/paquete.ts'
import { firmante, partesDePrueba } from '../packages/evidencia/testing/paquete.ts'

const carpeta = mkdtempSync(join(tmpdir(), 'alerce-paquete-'))
afterAll(() => rmSync(carpeta, { recursive: true }))

/** Runs a command as an operator would, without network or database. */
function send(...args: readonly string[]) {
  const options = { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/alerce.ts', ...args], options)
  return { status, stdout, stderr }
}

const verify = (...args: readonly string[]) => send('verificar-paquete', ...args)

describe('npm run alerce -- verificar-paquete', () => {
  let paquete: Uint8Array
  let clave: string
  beforeAll(async () => {
    const isapre = await firmante()
    clave = await huellaDe(isapre.spki)
    paquete = armarPaquete((await partesDePrueba(isapre)).sellada)
  })
  const escrito = (nombre: string, bytes: Uint8Array) => {
    const ruta = join(carpeta, nombre)
    writeFileSync(ruta, bytes)
    return ruta
  }

  test('with the published key, prints the sale and the time stamp, and that the pack is valid', () => {
    const { status, stdout } = verify(escrito('entero.zip', paquete), '--clave', clave.toUpperCase())
    expect(stdout).toContain('Folio 2041')
    expect(stdout).toContain('Sello de tiempo: 24-11-2026')
    expect(stdout).toContain('El paquete está íntegro, y lo firmó la clave publicada.')
    expect(status).toBe(0)
  })

  test('a forged one, and any without the published key, is never said to be whole: 2', async () => {
    const forjado = armarPaquete((await partesDePrueba(await firmante())).sellada)
    for (const bytes of [forjado, paquete]) {
      const { status, stdout, stderr } = verify(escrito('forjado.zip', bytes))
      expect(status).toBe(2)
      expect(stderr).toContain('No se sabe quién firmó este paquete.')
      expect(stdout + stderr).not.toContain('íntegro')
    }
    expect(verify(escrito('forjado.zip', forjado), '--clave', clave).status).toBe(1)
  })

  test('finds one byte that was flipped in a document, and ends with an error', () => {
    const donde = Buffer.from(paquete).indexOf('FUN firmado')
    const alterado = Uint8Array.from(paquete)
    alterado[donde] = (alterado[donde] ?? 0) ^ 1
    const { status, stdout, stderr } = verify(escrito('alterado.zip', alterado))
    expect(stderr).toMatch(/^✗ /m)
    expect(stdout).not.toContain('íntegro')
    expect(status).toBe(1)
  })

  test('of another installation than the expected one does not pass', () => {
    const { status, stderr } = verify(escrito('entero.zip', paquete), '--clave', 'ab'.repeat(32))
    expect([status, stderr.trim()]).toEqual([
      1,
      '✗ La clave de la firma no es la publicada.\nEl paquete no se puede creer.',
    ])
  })

  test('without a file, or with one that is no pack, says so', () => {
    expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('Uso: npm run alerce') })
    expect(verify(join(carpeta, 'no-existe.zip')).stderr).toContain('No se puede leer el archivo')
    expect(verify(escrito('nada.zip', Buffer.from('nada'))).status).toBe(1)
  })
})

describe('npm run alerce -- exportar-persona', () => {
  test.each([
    ['without a document', [], 'Uso: npm run alerce -- exportar-persona'],
    ['with one that is none', ['12.345.678-9'], 'El documento no es un RUT ni un pasaporte.'],
    ['into a folder below none', ['12.345.678-5', '--a', join(carpeta, 'no', 'existe')], 'No se puede escribir en'],
    ['into a folder that is there', ['12.345.678-5', '--a', carpeta], 'ya existe'],
  ])('%s says so before it opens anything', (_what, args, dice) => {
    const { status, stderr } = send('exportar-persona', ...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining(dice)])
  })
})

describe('npm run alerce -- crear-equipo', () => {
  const vacio = join(carpeta, 'vacio.csv')
  beforeAll(() => writeFileSync(vacio, 'usuario;rut\n'))
  test.each([
    ['without a team', [], 'Uso: npm run alerce -- crear-equipo'],
    ['with neither a file nor a person', ['--equipo', 'Norte'], 'Uso: npm run alerce -- crear-equipo'],
    ['with both', ['--equipo', 'Norte', '--archivo', vacio, '--asesor', 'a;b'], 'Uso: npm run alerce -- crear-equipo'],
    [
      'with a wrong RUT',
      ['--equipo', 'Norte', '--jefatura', 'ana;1-2;Ana;Soto;a@b.cl'],
      '--jefatura ana, rut: Rut no válido',
    ],
    ['with too many values', ['--equipo', 'Norte', '--asesor', 'a;b;c;d;e;f;g;h'], 'Uso: npm run alerce'],
    [
      'with a file that is not there',
      ['--equipo', 'Norte', '--archivo', 'no.csv'],
      'No se puede leer el archivo no.csv',
    ],
    ['with a file without its columns', ['--equipo', 'Norte', '--archivo', vacio], 'Faltan columnas: nombres'],
  ])('%s says so before it opens anything', (_what, args, dice) => {
    const { status, stderr } = send('crear-equipo', ...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining(dice)])
  })
})

describe('npm run alerce -- respaldo and restaurar', () => {
  test.each([
    ['respaldo with a word too many', ['respaldo', 'hoy'], 'Uso: npm run alerce -- respaldo'],
    ['respaldo with both', ['respaldo', '--a', 'a', '--verificar', 'b'], 'Uso: npm run alerce -- respaldo'],
    ['respaldo without a key', ['respaldo'], 'BACKUP_KEY: falta la clave de los respaldos'],
    ['restaurar without a file', ['restaurar'], 'Uso: npm run alerce -- restaurar'],
    ['restaurar that forgets the erasures', ['restaurar', 'hoy.age'], 'Diga qué se suprimió después del respaldo'],
  ])('%s says so before it opens anything', (_what, [mando = '', ...args], dice) => {
    const { status, stderr } = send(mando, ...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining(dice)])
  })

  test('clave-respaldo writes a file that BACKUP_KEY_FILE reads', () => {
    const { status, stdout } = send('clave-respaldo')
    expect(status).toBe(0)
    expect(stdout.split('\n').filter((linea) => !linea.startsWith('#'))).toEqual([
      expect.stringMatching(/^AGE-SECRET-KEY-1[A-Z0-9]+$/),
      '',
    ])
  })
})

test('npm run alerce -- reiniciar-demo with DEMO=off is refused before it opens anything', () => {
  const options = {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, DEMO: 'off' },
  } as const
  const { status, stderr } = spawnSync(process.execPath, ['tools/alerce.ts', 'reiniciar-demo', '--si'], options)
  expect([status, stderr.trim()]).toEqual([1, 'Con DEMO=off no hay demostración que reiniciar. No se cambió nada.'])
})
