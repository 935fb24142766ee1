import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { DataDirInUse, lockDataDir } from './data-dir.ts'

const folder = mkdtempSync(join(tmpdir(), 'alerce-directorio-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STARTS = 4
const ROUNDS = 20

/** Locks the directories one after another, each once all processes are at it; writes the numbers of those it holds. */
const racer = `
  const { readdirSync, writeFileSync } = await import('node:fs')
  const { DataDirInUse, lockDataDir } = await import(${JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)})
  const [dir] = process.argv.slice(1)
  function meet(at) {
    writeFileSync(dir + '/' + at + process.pid, '')
    while (readdirSync(dir).filter((name) => name.startsWith(at)).length < ${STARTS});
  }
  for (let round = 0; round < ${ROUNDS}; round++) {
    meet('en-' + round + '-')
    try {
      lockDataDir(dir + '/' + round)
      console.log(round)
    } catch (error) {
      if (!(error instanceof DataDirInUse)) console.log(error)
    }
  }
  meet('fin-')`

/** How many of the processes hold each directory, while all of them live. */
async function race(abandoned: string | null): Promise<number[]> {
  const dir = mkdtempSync(join(folder, 'carrera-'))
  for (let round = 0; round < ROUNDS; round++) {
    mkdirSync(join(dir, String(round)))
    if (abandoned) writeFileSync(join(dir, String(round), 'alerce.pid'), abandoned)
  }
  const args = ['--input-type=module', '-e', racer, dir]
  const said = await Promise.all(Array.from({ length: STARTS }, () => text(spawn(process.execPath, args).stdout)))
  const held = said.flatMap((lines) => lines.trim().split('\n'))
  return Array.from({ length: ROUNDS }, (_, round) => held.filter((one) => one === String(round)).length)
}

describe('data directory', () => {
  test('is used by one process; after that process ends it is free', () => {
    const unlock = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse)
    unlock()
    writeFileSync(join(folder, 'alerce.pid'), '999999 1')
    lockDataDir(folder)()
  })
  test('that was copied is free, even while its original is in use', () => {
    const unlock = lockDataDir(folder)
    const copy = `${folder}-copia`
    cpSync(folder, copy, { recursive: true })
    lockDataDir(copy)()
    rmSync(copy, { recursive: true })
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse)
    unlock()
  })
  test.each([
    ['empty', null],
    ['of a killed process', '999999 1'],
  ])('%s, asked by several processes at the same instant, is given to one', async (_state, abandoned) => {
    expect(await race(abandoned)).toEqual(Array.from({ length: ROUNDS }, () => 1))
  })
  test('whose last start was killed while it locked is free', () => {
    const dir = mkdtempSync(join(folder, 'cortada-'))
    mkdirSync(join(dir, 'alerce.pid.turno'))
    lockDataDir(dir)()
  })
})
