import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Event } from './event.ts'
import { listeners } from './manifest.ts'

const here = import.meta.dirname

/** Every event that a noun declares, by the file that declares it. */
async function declared(): Promise<[path: string, name: string][]> {
  const found = globSync('*/*/**/events.ts', { cwd: here }).map(async (path): Promise<[string, string][]> => {
    const events: Record<string, Event<never>> = await import(pathToFileURL(join(here, path)).href)
    return Object.values(events).map(({ name }) => [path, name])
  })
  return (await Promise.all(found)).flat()
}

test('every event has a listener, in a file of its name', async () => {
  const events = await declared()
  expect(events.length).toBeGreaterThan(0)
  const heard = new Set(listeners.map(({ event }) => event.name))
  expect(events.filter(([, name]) => !heard.has(name))).toEqual([])
  const files = globSync('*/*/**/on-*.ts', { cwd: here })
  for (const [, name] of events) expect(files.filter((path) => path.endsWith(`/on-${name}.ts`))).not.toEqual([])
  expect(listeners).toHaveLength(files.length)
})
