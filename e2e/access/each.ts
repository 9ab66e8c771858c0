import { expect, type Locator } from '@playwright/test'

/** Expects what a locator finds to have these accessible names, in order. */
export async function expectNames(found: Locator, names: string[]) {
  await expect(found).toHaveCount(names.length)
  for (const [index, name] of names.entries()) await expect(found.nth(index)).toHaveAccessibleName(name)
}

/** Expects what a locator finds to have these accessible descriptions, in order; an empty one means none. */
export async function expectDescriptions(found: Locator, descriptions: string[]) {
  await expect(found).toHaveCount(descriptions.length)
  for (const [index, description] of descriptions.entries())
    await expect(found.nth(index)).toHaveAccessibleDescription(description)
}
